import { simulations } from './simulations';
import { OneDirectory } from './systems/one-directory';

simulations('by MCP and REST, with a process over stdio beside,', () => OneDirectory.started({ stdio: 1, http: 1 }));
