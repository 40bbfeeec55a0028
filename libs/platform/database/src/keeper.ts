export { runKeeper } from './embedded/run-keeper';
