export { WorkerPool, type WorkerPoolOptions } from './worker-pool';
