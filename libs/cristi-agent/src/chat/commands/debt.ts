import { debtKey, debtName } from '../../model/debt';
import { fold } from '../../model/text/fold';
import { sanitizeName } from '../../model/sanitize-name';
import { readPriority } from '../priorities';
import { readAmount } from '../read-amount';
import { refusalText } from '../refusal-text';
import { told, type ChatContext, type Command } from '../reply';
import { addItems } from '../waiting/offer';

const YES: ReadonlySet<string> = new Set(['si', 's', 'yes', 'y', 'true', '1']);
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0']);

/** Converts a value to the tool's form; `undefined` for an invalid one. */
type Reader = (context: ChatContext, value: string) => unknown;

const PRIORITY = { field: 'priority', read: (_: ChatContext, value: string) => readPriority(value) };
const BALANCE = { field: 'balance_mxn_cents', read: readAmount };
const MINIMUM = { field: 'minimum_payment_mxn_cents', read: readAmount };
const DUE = { field: 'due_day_of_month', read: (_: ChatContext, value: string) => readDayOfMonth(value) };
const KEPT = { field: 'do_not_accelerate', read: (_: ChatContext, value: string) => readYesOrNo(value) };

const SETTINGS: ReadonlyMap<string, { readonly field: string; readonly read: Reader }> = new Map(
  Object.entries({
    priority: PRIORITY,
    prioridad: PRIORITY,
    balance: BALANCE,
    saldo: BALANCE,
    min: MINIMUM,
    minimo: MINIMUM,
    minimum: MINIMUM,
    due: DUE,
    dia: DUE,
    day: DUE,
    dna: KEPT,
  }),
);

/** A setting's name, before its `=`. */
const KEY = /(\S+?)\s?=\s?/gu;

/** `deuda NU prioridad=muy alta saldo=24385 dia=15`; for a known debt only the fields that change. */
export const debt: Command = async ({ rest }, context) => {
  const { say, tools } = context;
  const wrong = (text: string) => told(context, `${text} ${say('debtExample')}`);
  const keys = [...rest.matchAll(KEY)];
  const fields: Record<string, unknown> = {};
  const names = [rest.slice(0, keys[0]?.index ?? rest.length)];
  for (const [index, found] of keys.entries()) {
    const [spelled, key = ''] = found;
    const value = rest.slice(found.index + spelled.length, keys[index + 1]?.index).trim();
    const setting = SETTINGS.get(fold(key));
    const read = setting && (await readValue(context, setting.read, value));
    if (setting === undefined || read === undefined) {
      return wrong(say('debtUnknownSetting', { setting: sanitizeName(`${key}=${value}`) }));
    }
    fields[setting.field] = read.value;
    names.push(read.rest);
  }
  const name = debtName(names.join(' '));
  if (name === undefined) return wrong(say('debtName'));
  const answer = await tools.call('get_debts', {});
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const known = answer.data.debts.find((each) => debtKey(each.name) === debtKey(name));
  if (known === undefined && fields['priority'] === undefined) return wrong(say('debtPriority'));
  return addItems(context, [{ kind: 'call', tool: 'add_or_update_debt', input: { debt: { name, ...fields } } }]);
};

/** The longest beginning of the words that is a value; the words behind it belong to the name. */
async function readValue(context: ChatContext, read: Reader, text: string) {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const value: unknown = await read(context, words.slice(0, count).join(' '));
    if (value !== undefined) return { value, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

function readDayOfMonth(value: string): number | undefined {
  return /^([1-9]|[12]\d|3[01])$/.test(value) ? Number(value) : undefined;
}

function readYesOrNo(value: string): boolean | undefined {
  const word = fold(value);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}
