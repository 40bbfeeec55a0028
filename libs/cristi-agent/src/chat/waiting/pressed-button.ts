import { told, type ChatContext, type Turn } from '../reply';
import { answerQuestion, confirmWaiting, dropWaiting, showAgain } from './confirm';

/** What a button does, the offer that it stands under, and its number among the choices. */
const DATA = /^([ync]):([\w-]{1,32})(?::(\d{1,2}))?$/;

/** A button under an offer. It counts for the offer that it was shown under, and for no other. */
export async function pressButton(context: ChatContext, data: string): Promise<Turn> {
  const { say, state } = context;
  const [, action, offer, number] = DATA.exec(data) ?? [];
  const { waiting } = state;
  if (action === undefined || waiting === undefined) return told(context, say('offerGone'));
  if (waiting.offer !== offer) return showAgain(context, waiting, say('offerChanged'));
  if (action === 'y') return confirmWaiting(context, waiting);
  if (action === 'n') return dropWaiting(context, waiting);
  const choice = waiting.choices[Number(number)];
  const answered = choice === undefined ? undefined : await answerQuestion(context, waiting, choice);
  return answered ?? showAgain(context, waiting, say('offerChanged'));
}
