export { serveTasks, type TaskModules } from './serve-tasks';
