import type { Transaction } from '@bursar/database';

import type { ChatRecords } from '../chat/chat-tools';
import type { Thread } from '../model/user-ledger';
import { madeByMessage, mostUsedCategories, recordMaker } from '../store/message-transactions';
import { publishTransaction } from '../transactions/transaction-fields';

/** What a chat knows of its thread, inside of a transaction. */
export function recordsOf(transaction: Transaction, thread: Thread): ChatRecords {
  return {
    madeBy: async (message) => {
      const made = await madeByMessage(transaction, thread, message);
      return made.map(({ id, ...stored }) => ({ id, fields: publishTransaction(stored) }));
    },
    recordMaker: (message, transactionId) => recordMaker(transaction, thread, message, transactionId),
    usedCategories: (type, count) => mostUsedCategories(transaction, thread, type, count),
  };
}
