import type { TaskModules } from '@bursar/workers/thread';

/** Every task function that worker threads serve, by the name that its caller opens it under. Each is loaded when needed. */
export const taskModules = {
  messages: () => import('../transports/read-large-message'),
  calls: () => import('./pure-calls'),
  trades: () => import('../domains/trades-of-year'),
  statements: () => import('@bursar/finance-tools/reading-tasks'),
} satisfies TaskModules;
