import { debtKey, debtName, PRIORITIES, type Priority } from '../../model/debt';
import { fold } from '../../model/text/fold';
import { readAmount } from '../read-arguments';
import { refusalText } from '../refusal-text';
import { requestConfirmation, type Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';

const EXAMPLE = 'Ejemplo: debt NU CC priority=HIGH balance=24385 min=1200 due=15 dna=no';
const YES: readonly string[] = ['si', 's', 'yes', 'y', 'true', '1'];
const NO: readonly string[] = ['no', 'n', 'false', '0'];

/** Converts a value to the tool's form; `undefined` for an invalid one. */
type Reader = (value: string) => unknown;

const KEYS: ReadonlyMap<string, { readonly field: string; readonly read: Reader }> = new Map([
  ['priority', { field: 'priority', read: readPriority }],
  ['balance', { field: 'balance_mxn_cents', read: readAmount }],
  ['min', { field: 'minimum_payment_mxn_cents', read: readAmount }],
  ['due', { field: 'due_day_of_month', read: readDay }],
  ['dna', { field: 'do_not_accelerate', read: readYesOrNo }],
]);

/** `debt NAME priority= balance= min= due= dna=`; for a known debt only the fields that change. */
export const debt: Command = async ({ rest }, context) => {
  const words = rest.split(' ');
  const settings = words.filter((word) => word.includes('='));
  const name = debtName(words.filter((word) => !word.includes('=')).join(' '));
  if (name === undefined) return { text: `Falta el nombre. ${EXAMPLE}` };
  const fields: Record<string, unknown> = {};
  const lines: string[] = [];
  for (const setting of settings) {
    const [key = '', value = ''] = setting.split('=');
    const known = KEYS.get(fold(key));
    const read = known?.read(value);
    if (known === undefined || read === undefined) return { text: `No entendí ${sanitizeName(setting)}. ${EXAMPLE}` };
    fields[known.field] = read;
    lines.push(`• ${fold(key)}: ${formatValue(read, known.read === readAmount)}`);
  }
  const answer = await context.tools.call('get_debts', {});
  if (!answer.ok) return { text: refusalText(answer.error) };
  const isKnown = answer.data.debts.some((each) => debtKey(each.name) === debtKey(name));
  if (!isKnown && fields['priority'] === undefined) return { text: `Falta priority para una deuda nueva. ${EXAMPLE}` };
  return requestConfirmation(context, 'add_or_update_debt', { debt: { name, ...fields } }, [
    `Voy a ${isKnown ? 'cambiar' : 'guardar'} la deuda ${sanitizeName(name)} (${context.now.slice(0, 10)}):`,
    ...lines,
  ]);
};

function readPriority(value: string): Priority | undefined {
  return PRIORITIES.find((priority) => priority === value.toUpperCase());
}

function readDay(value: string): number | undefined {
  return /^([1-9]|[12]\d|3[01])$/.test(value) ? Number(value) : undefined;
}

function readYesOrNo(value: string): boolean | undefined {
  const word = fold(value);
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

function formatValue(value: unknown, isMoney: boolean): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return isMoney ? formatMxn(Number(value)) : String(value);
}
