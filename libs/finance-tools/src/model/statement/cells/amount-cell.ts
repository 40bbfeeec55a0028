import type { DecimalSeparator } from '../reading-arguments';
import { plainNumber } from '../formats/spreadsheet-number';
import { CURRENCY_SIGNS, currencyCode } from './currencies';
import { QUOTED_FORMULA, TYPED_NUMBER } from './clean-text';
import { latinDigits } from './digits-of-scripts';

/** A cell that holds an amount of money; which of its marks is the decimal one is another question. */
export interface AmountCell {
  readonly isNegative: boolean;
  /** Digits, points and commas. */
  readonly digits: string;
  /** The currencies that the sign or code beside it may stand for. */
  readonly currencies: readonly string[] | undefined;
  /** Written by a program: the point is decimal. */
  readonly isTyped: boolean;
  /** Whether a plus, a minus, parentheses or a mark of debit or credit stands with it. */
  readonly isSigned: boolean;
  /** A mark of credit, or a plus, stands with it: where others have none, they are debits. */
  readonly isCredit?: boolean;
}

/** No amount is longer: a longer cell is not matched against the patterns. */
const LONGEST = 60;
const PLAIN = /^(-?)(\d+(?:[.,]\d+)?)$/;
const TYPED = /^(-?)(\d+(?:\.\d+)?)$/;
// Blanks of every width and apostrophes separate thousands in some countries; they have no other meaning.
const IGNORED = /[\s\u00a0\u2007\u2009\u202f'’‘´`\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const FORM = /^([+-]?)(\(?)([+-]?)([\d.,]*\d[\d.,]*)(\)?)([+-]?)$/;
const CURRENCY_BEFORE = /^([+-]?)(\(?)([+-]?)([^\d.,()+-]{1,4})\.?(.*)$/;
const CURRENCY_BEHIND = /^(.*?[\d)+-])([^\d.,()+-]{1,4})\.?(\)?)$/;
const DEBIT_OR_CREDIT = /^(.*[\d\p{L}])(?:(DR|DB|CR|D|C|S|H)\.?|\((DR|CR)\.?\))$/iu;
const MARK_BEFORE = /^(DR|CR)\.?(.*\d.*)$/i;
const IS_DEBIT = new Set(['DR', 'DB', 'D', 'S']);

/** The amount in a cell, undefined where it is none: percents, exponents, words, signs that contradict each other. */
export function parseAmountCell(cell: string): AmountCell | undefined {
  if (cell.length > LONGEST) return undefined;
  const quick = PLAIN.exec(cell);
  if (quick !== null) return amount(quick[1] === '-', quick[2] as string, undefined, false, quick[1] !== '');
  if (cell.startsWith(TYPED_NUMBER)) {
    const [, sign, digits] = TYPED.exec(cell.slice(1)) ?? [];
    return digits === undefined ? undefined : amount(sign === '-', digits, undefined, true, sign === '-');
  }
  if (hasWords(cell)) return undefined;
  const text = latinDigits(QUOTED_FORMULA.exec(cell.trim())?.[1] ?? cell)
    .replace(IGNORED, '')
    .replace(/[\u2212\u2013\uff0d\ufe63▲△]/g, '-')
    .replace(/\uff0b/g, '+')
    // Overdrawn
    .replace(/(?<=\d)o\/?d$/i, 'DR');
  if (text === '' || !/\d/.test(text)) return undefined;
  return withoutSuffix(text);
}

/** Whether there are more letters than a currency of four and a mark of two have. */
function hasWords(cell: string): boolean {
  let letters = 0;
  for (let index = 0; index < cell.length; index += 1) {
    const code = cell.charCodeAt(index) | 0x20;
    if (code >= 97 && code <= 122) letters += 1;
  }
  return letters > 6;
}

function withoutSuffix(text: string): AmountCell | undefined {
  const plain = withoutCurrency(text);
  if (plain !== undefined) return plain;
  const [, before = MARK_BEFORE.exec(text)?.[2], bare, bracketed] = DEBIT_OR_CREDIT.exec(text) ?? [];
  const mark = bare ?? bracketed ?? MARK_BEFORE.exec(text)?.[1];
  if (before === undefined || mark === undefined) return undefined;
  const read = withoutCurrency(before);
  if (read === undefined || read.isSigned) return undefined;
  const isDebit = IS_DEBIT.has(mark.toUpperCase());
  return { ...read, isNegative: isDebit, isSigned: true, isCredit: !isDebit };
}

function withoutCurrency(text: string): AmountCell | undefined {
  const direct = signed(text, undefined);
  if (direct !== undefined) return direct;
  const [, sign = '', open = '', inner = '', before, rest = ''] = CURRENCY_BEFORE.exec(text) ?? [];
  const currenciesBefore = before === undefined ? undefined : currenciesOf(before);
  const [, front = '', behind, close = ''] = CURRENCY_BEHIND.exec(text) ?? [];
  const currenciesBehind = behind === undefined ? undefined : currenciesOf(behind);
  if (currenciesBefore !== undefined && currenciesBehind !== undefined) {
    // `$1,000.00 MXN`
    const both = currenciesBefore.filter((code) => currenciesBehind.includes(code));
    const [, amountAlone = ''] = CURRENCY_BEHIND.exec(`${sign}${open}${inner}${rest}`) ?? [];
    return both.length === 0 ? undefined : signed(`${amountAlone}${close}`, both);
  }
  if (currenciesBefore !== undefined) return signed(`${sign}${open}${inner}${rest}`, currenciesBefore);
  return currenciesBehind === undefined ? undefined : signed(`${front}${close}`, currenciesBehind);
}

function currenciesOf(mark: string): readonly string[] | undefined {
  const code = currencyCode(mark.toUpperCase());
  return code === undefined ? CURRENCY_SIGNS[mark.toLowerCase()] : [code];
}

/** A dash, or a few of them, that stands for nothing: alone, or as spreadsheets print a zero of accountants (`$ -`). */
export function dashIn(cell: string): 'alone' | 'of a currency' | undefined {
  if (/^[-–—]{1,3}$/.test(cell)) return 'alone';
  const [, sign] = /^([^\d\s-]{1,4}) *[-–—](?:\?\?)?$/.exec(cell) ?? [];
  return sign === undefined || currenciesOf(sign) === undefined ? undefined : 'of a currency';
}

function signed(text: string, currencies: readonly string[] | undefined): AmountCell | undefined {
  const [, before = '', open = '', inner = '', digits, close = '', behind = ''] = FORM.exec(text) ?? [];
  if (digits === undefined || (open === '') !== (close === '')) return undefined;
  const signs = [before, inner, behind].filter((sign) => sign !== '');
  const isInBrackets = open !== '';
  // `12.-` is twelve francs in Switzerland, and minus twelve elsewhere.
  if (signs.length + (isInBrackets ? 1 : 0) > 1 || (behind !== '' && /[.,]$/.test(digits))) return undefined;
  const read = amount(isInBrackets || signs[0] === '-', digits, currencies, false, isInBrackets || signs.length > 0);
  return signs[0] === '+' ? { ...read, isCredit: true } : read;
}

function amount(
  isNegative: boolean,
  digits: string,
  currencies: readonly string[] | undefined,
  isTyped: boolean,
  isSigned: boolean,
): AmountCell {
  return { isNegative, digits, currencies, isTyped, isSigned };
}

/** What the digits alone say about the decimal separator; `open` for a lone mark before three digits. */
export function separatorSeen(digits: string): DecimalSeparator | 'open' | 'none' {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point < 0 && comma < 0) return 'none';
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const [mark, last] = point >= 0 ? (['.', point] as const) : ([',', comma] as const);
  if (digits.indexOf(mark) !== last) return mark === '.' ? ',' : '.';
  const before = digits.slice(0, last);
  const couldGroup =
    digits.length - last - 1 === 3 && before.length >= 1 && before.length <= 3 && !before.startsWith('0');
  return couldGroup ? 'open' : mark;
}

// The last group has three digits; others two or three, as in India.
const GROUPED = { ',': /^\d{1,3}(,\d{2,3})*,\d{3}$/, '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}$/ };
const ZEROS = ['', '0', '00', '000', '0000'];

/** Nobody writes so many decimals: a program printed a binary fraction, such as 12.499999999999998 for 12.5. */
const CALCULATED = 9;

function asCalculated(whole: string, fraction: string): readonly [string, string] {
  const [units = whole, decimals = ''] = plainNumber(`${whole}.${fraction}`)?.split('.') ?? [];
  return [units, decimals];
}

/** Ten-thousandths; undefined where the marks are misplaced, or with more than 15 digits before and 4 behind the separator. */
export function unitsOf({ digits, isNegative, isTyped }: AmountCell, separator: DecimalSeparator): bigint | undefined {
  const decimal = isTyped ? '.' : separator;
  const place = digits.indexOf(decimal);
  let whole = place < 0 ? digits : digits.slice(0, place);
  let fraction = place < 0 ? '' : digits.slice(place + 1);
  const mark = decimal === '.' ? ',' : '.';
  if (fraction.includes(decimal) || fraction.includes(mark)) return undefined;
  if (whole.includes(mark)) {
    if (!GROUPED[mark].test(whole)) return undefined;
    whole = whole.replaceAll(mark, '');
  }
  if (fraction.length > CALCULATED) [whole, fraction] = asCalculated(whole, fraction);
  if (fraction.length > 4) fraction = fraction.replace(/0+$/, '');
  if (fraction.length > 4 || (whole.length > 15 && whole.replace(/^0+/, '').length > 15)) return undefined;
  const units = BigInt(whole + fraction + ZEROS[4 - fraction.length]);
  return isNegative ? -units : units;
}
