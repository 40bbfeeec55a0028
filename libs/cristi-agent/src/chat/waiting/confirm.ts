import type { Waiting, WaitingEntry } from '../../model/waiting';
import { readAmount, readDoubtfulAmount } from '../read-amount';
import { told, type ChatContext, type Turn } from '../reply';
import { itemLine } from './describe-item';
import { firstOpen, offerItems, offerOrClear, showWaiting } from './offer';
import { heldValue } from './question';
import { withAnswer, withFields } from './read-answer';
import { saveAll } from './save';

/** Yes: saves what waits. While something is open, a value that is only in doubt is accepted first. */
export async function confirmWaiting(context: ChatContext, waiting: Waiting): Promise<Turn> {
  const open = firstOpen(waiting.items);
  if (open === undefined) return saveAll(context, waiting);
  const [first] = open.open;
  // `Is it an expense or income?` has no yes.
  if (first === undefined || first.field === 'type' || heldValue(open.fields, first.field) === undefined) {
    return showAgain(context, waiting, context.say('answerFirst'));
  }
  const accepted = withFields(open, first.field, {});
  return offerItems(
    context,
    waiting.items.map((item) => (item === open ? accepted : item)),
  );
}

/** No: drops what waits, and names it. */
export function dropWaiting({ say, state }: ChatContext, { items }: Waiting): Turn {
  const entries = items.map((item) => itemLine(say, item)).join('; ');
  return { reply: { text: say('cancelled', { entries }) }, state: { ...state, waiting: undefined } };
}

/** Drops some of several by their numbers. */
export function dropNumbered(
  context: ChatContext,
  { items }: Waiting,
  numbers: readonly number[],
): Promise<Turn> | Turn {
  const { say } = context;
  const missing = numbers.find((number) => items[number - 1] === undefined);
  if (missing !== undefined) return told(context, say('noSuchNumber', { number: missing, count: items.length }));
  const isDropped = (_: unknown, index: number) => numbers.includes(index + 1);
  const entries = items.filter(isDropped).map((item) => itemLine(say, item));
  const text = say('dropped', { entry: entries.join('; ') });
  return offerOrClear(
    context,
    items.filter((item, index) => !isDropped(item, index)),
    [text],
  );
}

/** A bare answer to what is asked; undefined where the text is none. A number that answers nothing is no entry either. */
export async function answerQuestion(context: ChatContext, waiting: Waiting, text: string): Promise<Turn | undefined> {
  const open = firstOpen(waiting.items);
  if (open === undefined) return undefined;
  const answered = (await withAnswer(context, open, text)) ?? (await withDoubtfulAmount(context, open, text));
  if (answered === undefined) {
    const isNumber = (await readAmount(context, text)) !== undefined;
    return isNumber ? showAgain(context, waiting, context.say('answerFirst')) : undefined;
  }
  return offerItems(
    context,
    waiting.items.map((item) => (item === open ? answered : item)),
  );
}

/** The question about an amount once more where the answer leaves it in doubt: `como 450`, `400 o 500`. */
async function withDoubtfulAmount(
  context: ChatContext,
  entry: WaitingEntry,
  text: string,
): Promise<WaitingEntry | undefined> {
  const [first, ...others] = entry.open;
  const read = first?.field === 'amount' ? await readDoubtfulAmount(context, text) : undefined;
  return (
    read && {
      ...entry,
      fields: { ...entry.fields, amount_mxn_cents: read.amount },
      open: [{ field: 'amount', reason: read.reason }, ...others],
    }
  );
}

/** What waits once more, unchanged. */
export function showAgain(context: ChatContext, waiting: Waiting, before: string): Turn {
  const { text, buttons } = showWaiting(context, waiting);
  return { reply: { text: `${before}\n${text}`, ...(buttons && { buttons }) }, state: context.state };
}
