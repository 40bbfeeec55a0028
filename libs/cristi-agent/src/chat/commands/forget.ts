import { sanitizeName } from '../../model/sanitize-name';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';

/** `olvida veterinaria`: parsing learns no more from these words. */
export const forget: Command = async ({ rest }, context) => {
  const { say, tools } = context;
  if (rest === '') return told(context, say('badPhrase'));
  if (!(await tools.isAvailable('edit_transaction'))) return told(context, say('readOnly'));
  const answer = await tools.call('edit_transaction', { forget: rest });
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  return told(context, say('forgotten', { phrase: sanitizeName(rest), count: answer.data.forgotten ?? 0 }));
};
