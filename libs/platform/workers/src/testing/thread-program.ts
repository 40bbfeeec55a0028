import { serveTasks } from '../serve-tasks';

serveTasks({ sample: () => import('./sample-tasks') });
