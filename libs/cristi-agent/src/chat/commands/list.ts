import { countOfEntries } from '../counted';
import { entryLine } from '../describe';
import { storedEntry } from '../find-listed';
import { refusalText } from '../refusal-text';
import type { Command } from '../reply';
import { told } from '../reply';

const USUAL_COUNT = 5;
const MOST = 50;

/** `últimos`, `últimos 10`, `last three expenses`: the latest entries, numbered. */
export const list: Command = async ({ rest }, context) => {
  const count = countOfEntries(rest, USUAL_COUNT);
  if (count === undefined) return undefined;
  const { say, state, tools } = context;
  const limit = Math.min(MOST, Math.max(1, count));
  const answer = await tools.call('list_transactions', { limit });
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const rows = answer.data.transactions.map(storedEntry);
  if (rows.length === 0) return told(context, say('nothingStored'));
  const lines = rows.map(({ fields }, index) => `${index + 1}. ${entryLine(say, fields)}`);
  return {
    reply: { text: [say('listTitle'), ...lines].join('\n') },
    state: { ...state, listed: rows.map(({ id }) => id) },
  };
};
