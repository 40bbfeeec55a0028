import { sanitizeName } from '../model/sanitize-name';
import { codePointCount } from '../model/text/code-points';
import { fold } from '../model/text/fold';
import { collapseWhiteSpace } from '../model/text/white-space';
import type { TransactionType } from '../model/transaction';
import { COMMANDS, LONGEST_COMMAND_WORDS } from './command-words';
import { dropDenied } from './commands/delete';
import { confirmationIn } from './confirmation-words';
import { told, type ChatContext, type ChatEvent, type Turn } from './reply';
import { answerQuestion, confirmWaiting, dropWaiting, showAgain } from './waiting/confirm';
import { correct } from './waiting/correct';
import { replaceEdited } from './waiting/edited-message';
import { addItems } from './waiting/offer';
import { pressButton } from './waiting/pressed-button';
import { readCorrections } from './waiting/read-correction';
import { readEntries, type Read } from './waiting/read-entries';

const LONGEST_TEXT = 500;
const LONGEST_QUOTE = 60;

/** `no, bórralo` */
const DENIAL_OF_REQUEST = /^no[,.!]+ ?(?=(?:b[oó]rra|elim[ií]na|qu[ií]ta|delete|remove|drop|undo|desh))/iu;

/** What joins a new entry to the one before it: `sí, y palomitas 90`, `también uber 60`. */
const JOINED =
  /^(?:(?:s[ií]|yes|ok(?:ay)?|va|dale|sale|gu[aá]rdal[oae]|save it)[,.]?\s+)?(?:(?:y|and)\s+(?:(?:tambi[eé]n|adem[aá]s|also)\s+)?|(?:tambi[eé]n|adem[aá]s|also)[,]?\s+)/iu;

/** What a message begins with that says whether it is an expense or income. */
const STATED_TYPES: ReadonlyMap<string, TransactionType> = new Map([
  ['gasto', 'EXPENSE'],
  ['expense', 'EXPENSE'],
  ['ingreso', 'INCOME'],
  ['income', 'INCOME'],
]);

/**
 * Answers what somebody did in a chat, and says what the chat keeps. Every write is shown first and waits for a yes. The
 * caller stores the state, in the transaction in which the tools write.
 */
export async function answer(event: ChatEvent, context: ChatContext): Promise<Turn> {
  const { say } = context;
  if (event.kind === 'media') return told(context, say('onlyText'));
  if (event.kind === 'press') return pressButton(context, event.data);
  // Neither can be stored.
  if (event.text.includes('\0') || /\p{Surrogate}/u.test(event.text)) return told(context, say('unreadable'));
  if (codePointCount(event.text) > LONGEST_TEXT) return told(context, say('tooLong'));
  const answered =
    (await confirm(event.text, context)) ??
    (await runCommand(event, context)) ??
    (await dropDenied(context, collapseWhiteSpace(event.text))) ??
    (await correctEntry(event, context));
  if (answered !== undefined) return answered;
  const edited = event.kind === 'edit' ? await entriesOf(event, context) : undefined;
  return (
    (edited && (await replace(event, context, edited))) ??
    (await answerOpen(event, context)) ??
    addNew(event, context, edited ?? (await entriesOf(event, context)))
  );
}

type TextEvent = Extract<ChatEvent, { text: string }>;

async function confirm(text: string, context: ChatContext): Promise<Turn | undefined> {
  const { waiting } = context.state;
  const confirmation = confirmationIn(text);
  if (confirmation === undefined) return undefined;
  if (waiting === undefined) return told(context, context.say('nothingWaiting'));
  return confirmation === 'yes' ? confirmWaiting(context, waiting) : dropWaiting(context, waiting);
}

async function runCommand({ text, message }: TextEvent, context: ChatContext): Promise<Turn | undefined> {
  const words = withoutAddress(collapseWhiteSpace(text)).replace(DENIAL_OF_REQUEST, '').split(' ');
  for (let count = Math.min(LONGEST_COMMAND_WORDS, words.length); count > 0; count -= 1) {
    const command = COMMANDS.get(bareWords(words.slice(0, count).join(' ')));
    if (command === undefined) continue;
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/[?!]+$/, '')
      .trim();
    const turn = await command({ rest, message }, context);
    if (turn !== undefined) return turn;
  }
  return undefined;
}

async function correctEntry({ text }: TextEvent, context: ChatContext): Promise<Turn | undefined> {
  for (const correction of readCorrections(withoutAddress(collapseWhiteSpace(text)))) {
    const corrected = await correct(context, correction);
    if (corrected !== undefined) return corrected;
  }
  return undefined;
}

/** What an edited message made before; `200` edited to `250` answers no question. */
async function replace({ message }: TextEvent, context: ChatContext, read: Read): Promise<Turn | undefined> {
  if (message === null || 'refusal' in read || read.entries.length === 0) return undefined;
  return replaceEdited(context, message, read.entries);
}

function answerOpen({ text }: TextEvent, context: ChatContext): Promise<Turn | undefined> | undefined {
  const { waiting } = context.state;
  return waiting && answerQuestion(context, waiting, withoutAddress(collapseWhiteSpace(text)));
}

async function addNew(event: TextEvent, context: ChatContext, read: Read): Promise<Turn> {
  const { say, state } = context;
  if ('refusal' in read) return told(context, read.refusal);
  if (read.entries.length > 0) return addItems(context, read.entries);
  const { waiting } = state;
  const quoted = [...collapseWhiteSpace(withoutAddress(event.text.trim()))].slice(0, LONGEST_QUOTE).join('');
  const unknown = say('notUnderstood', { text: sanitizeName(quoted), examples: say('examples') });
  return waiting === undefined ? told(context, unknown) : showAgain(context, waiting, unknown);
}

function entriesOf(event: TextEvent, context: ChatContext): Promise<Read> {
  const text = withoutAddress(event.text.trim()).replace(JOINED, '');
  const type = STATED_TYPES.get(bareWords(text.split(/\s/u)[0] ?? ''));
  return readEntries(context, text, event.message, type);
}

/** Turns `/gasto@CristiBot 300` into `gasto 300`; opening question and exclamation marks are removed too. */
function withoutAddress(text: string): string {
  return text.replace(/^[¿¡]?\/?([^\s@]+)@\w+/u, '$1').replace(/^[/¿¡]+/u, '');
}

/** The folded text without punctuation at its ends. */
function bareWords(text: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(fold(text))?.[0] ?? '';
}
