import type { Waiting, WaitingEntry, WaitingItem } from '../../model/waiting';
import type { Button, ChatContext, Reply, Turn } from '../reply';
import { itemLine, itemLines } from './describe-item';
import { choicesOf, labelOf, questionLines } from './question';

/** More would not fit on a screen. */
export const MOST_WAITING = 20;

/**
 * Shows what waits from now on, under a new name, so that the buttons of what was shown before stand for nothing. Asks
 * for the first thing that is open; where nothing is, offers to save all of it. `before` stands above it.
 */
export async function offerItems(
  context: ChatContext,
  items: readonly WaitingItem[],
  before: readonly string[] = [],
): Promise<Turn> {
  const open = firstOpen(items);
  const choices = open === undefined ? [] : await choicesOf(context, open);
  const waiting: Waiting = { offer: context.newOffer(), items, choices };
  const { text, buttons } = showWaiting(context, waiting);
  return {
    reply: { text: [...before, text].join('\n'), ...(buttons && { buttons }) },
    state: { ...context.state, waiting },
  };
}

/** What waits as a message, with its buttons. */
export function showWaiting({ say }: ChatContext, { offer, items, choices }: Waiting): Reply {
  const [only, ...others] = items;
  const open = firstOpen(items);
  const shown =
    only !== undefined && others.length === 0
      ? itemLines(say, only)
      : [say('willSaveMany'), ...items.map((item, index) => `${index + 1}. ${itemLine(say, item)}`)];
  const no = { text: say('no'), data: `n:${offer}` };
  if (open === undefined) {
    const isDeletion = items.every((item) => item.kind === 'call' && item.input['delete'] === true);
    const question = others.length > 0 ? 'askMany' : isDeletion ? 'askDeletion' : 'askOne';
    const yes = { text: say(isDeletion ? 'delete' : 'save'), data: `y:${offer}` };
    return { text: [...shown, say(question)].join('\n'), buttons: [[yes, no]] };
  }
  const asked = questionLines(say, open, others.length === 0 ? undefined : items.indexOf(open) + 1);
  const answers = choices.map((choice, index) => ({ text: labelOf(say, open, choice), data: `c:${offer}:${index}` }));
  return { text: [...shown, ...asked].join('\n'), buttons: [...inRows(answers), [no]] };
}

/** The first entry about which something has to be asked. */
export function firstOpen(items: readonly WaitingItem[]): WaitingEntry | undefined {
  return items.find((item): item is WaitingEntry => item.kind === 'entry' && item.open.length > 0);
}

/** Adds to what waits already; over `MOST_WAITING` the new ones are refused in words. */
export async function addItems(
  context: ChatContext,
  added: readonly WaitingItem[],
  waiting: readonly WaitingItem[] = context.state.waiting?.items ?? [],
): Promise<Turn> {
  const { say, state, tools } = context;
  const [tool] = added.map((item) => (item.kind === 'entry' ? 'add_transaction' : item.tool));
  if (tool !== undefined && !(await tools.isAvailable(tool))) return { reply: { text: say('readOnly') }, state };
  if (waiting.length + added.length > MOST_WAITING) {
    const text = added.map((item) => itemLine(say, item)).join('; ');
    return { reply: { text: say('tooMany', { count: waiting.length, text }) }, state };
  }
  return offerItems(context, [...waiting, ...added]);
}

/** Shows what waits with another item in the place of one, or without it. */
export async function offerInstead(
  context: ChatContext,
  replaced: WaitingItem,
  item: WaitingItem | undefined,
  before: readonly string[] = [],
): Promise<Turn> {
  const items = context.state.waiting?.items ?? [];
  return offerOrClear(
    context,
    items.flatMap((each) => (each === replaced ? (item ?? []) : each)),
    before,
  );
}

/** Shows what waits from now on; where nothing does, only what stands above it. */
export async function offerOrClear(
  context: ChatContext,
  items: readonly WaitingItem[],
  before: readonly string[],
): Promise<Turn> {
  const { state } = context;
  return items.length === 0
    ? { reply: { text: before.join('\n') }, state: { ...state, waiting: undefined } }
    : offerItems(context, items, before);
}

const BUTTONS_IN_A_ROW = 3;

function inRows(buttons: readonly Button[]): Button[][] {
  const count = Math.ceil(buttons.length / BUTTONS_IN_A_ROW);
  return Array.from({ length: count }, (_, row) => buttons.slice(row * BUTTONS_IN_A_ROW, (row + 1) * BUTTONS_IN_A_ROW));
}
