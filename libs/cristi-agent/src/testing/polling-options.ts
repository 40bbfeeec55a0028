import { randomUUID } from 'node:crypto';

import { TOKEN, type TelegramStub } from '@bursar/acceptance';
import { clockOf } from '@bursar/calendar';

import { createCristiAgent } from '../cristi-agent';
import type { TelegramOptions } from '../telegram/telegram-options';
import type { AgentStore } from './agent-store';

/** A bot of a new household that polls the stub, waits for nothing, and fails with what goes wrong. */
export function pollingOptions(
  { database }: AgentStore,
  { apiRoot }: TelegramStub,
  given: Partial<TelegramOptions>,
): TelegramOptions {
  const clock = clockOf(() => Date.parse('2026-02-01T18:00:00Z'));
  const allowedUserIds = ['111'];
  return {
    token: TOKEN,
    apiRoot,
    allowedUserIds,
    domainOver: (over) => createCristiAgent({ database: over, clock, allowedUserIds }),
    database,
    clock,
    caller: { owner: randomUUID(), isLocal: true },
    pause: async () => undefined,
    onFault: (error) => {
      throw error;
    },
    ...given,
  };
}
