import { simulations } from './simulations';
import { OneDirectory } from './systems/one-directory';

simulations('over stdio, by three processes on one directory,', 0, () => OneDirectory.started({ stdio: 3, http: 0 }));
