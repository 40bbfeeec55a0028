import { CHANGING } from './changing';
import { ENTERING } from './entering';
import { STATEMENTS } from './statements';
import type { Task } from './task';

export const TASKS: readonly Task[] = [...ENTERING, ...CHANGING, ...STATEMENTS];
