import { localCaller, type Domain } from '@bursar/toolkit';

import { answer } from '../chat/answer';
import type { PendingWrite } from '../model/pending-write';
import { toolsOfDomain } from '../telegram/tools-of-domain';

/** A chat with a domain that sends texts in turn and keeps the pending write between them. */
export function chatWith(domain: Domain, { readOnly = false } = {}) {
  const now = '2026-02-01T12:00:00-06:00';
  const onFault = (error: unknown) => {
    throw error;
  };
  const chat = { caller: localCaller, userId: '111', threadId: '222' };
  const tools = toolsOfDomain(domain, chat, { readOnly, onFault });
  let pending: PendingWrite | undefined;
  return {
    say: async (text: string): Promise<string> => {
      const reply = await answer(text, { now, tools }, pending);
      pending = reply.pending;
      return reply.text;
    },
    isWaiting: () => pending !== undefined,
  };
}
