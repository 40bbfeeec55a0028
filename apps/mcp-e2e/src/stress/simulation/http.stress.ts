import { simulations } from './simulations';
import { OneDirectory } from './systems/one-directory';

simulations('by MCP and REST, together with a process over stdio,', 1, () =>
  OneDirectory.started({ stdio: 1, http: 1 }),
);
