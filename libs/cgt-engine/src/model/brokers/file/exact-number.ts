import { powerOfTen, roundedQuotient } from '../../numbers/fraction';

/** Decimals of a quotient that never ends: every sum of a return stays exact to the penny. */
const QUOTIENT_DECIMALS = 30;

/**
 * An exact decimal number. Most of a file are numbers that are only passed on, so it is its plain digits until something is
 * computed: `12.5`, without zeros that say nothing.
 */
export class ExactNumber {
  private known: bigint | undefined = undefined;

  constructor(
    /** Without a sign. */
    private readonly digits: string,
    private readonly isNegative: boolean,
  ) {}

  private get decimals(): number {
    const point = this.digits.indexOf('.');
    return point < 0 ? 0 : this.digits.length - point - 1;
  }

  /** The number times ten to the power of its decimals. */
  private get units(): bigint {
    if (this.known === undefined) {
      const size = BigInt(this.digits.replace('.', ''));
      this.known = this.isNegative ? -size : size;
    }
    return this.known;
  }

  private unitsOf(decimals: number): bigint {
    const missing = decimals - this.decimals;
    return missing === 0 ? this.units : this.units * powerOfTen(missing);
  }

  plus(other: ExactNumber): ExactNumber {
    if (other.isZero) return this;
    const decimals = Math.max(this.decimals, other.decimals);
    return scaled(this.unitsOf(decimals) + other.unitsOf(decimals), decimals);
  }

  minus(other: ExactNumber): ExactNumber {
    if (other.isZero) return this;
    const decimals = Math.max(this.decimals, other.decimals);
    return scaled(this.unitsOf(decimals) - other.unitsOf(decimals), decimals);
  }

  times(other: ExactNumber): ExactNumber {
    return scaled(this.units * other.units, this.decimals + other.decimals);
  }

  /** To thirty decimals, half away from zero. Throws a RangeError when `other` is zero. */
  div(other: ExactNumber): ExactNumber {
    if (other.isZero) throw new RangeError('division by zero');
    const decimals = Math.max(this.decimals, other.decimals);
    const [n, d] = [this.unitsOf(decimals) * powerOfTen(QUOTIENT_DECIMALS), other.unitsOf(decimals)];
    return scaled(d < 0n ? roundedQuotient(-n, -d) : roundedQuotient(n, d), QUOTIENT_DECIMALS);
  }

  /** Half away from zero. */
  round(decimals: number): ExactNumber {
    if (this.decimals <= decimals) return this;
    return scaled(roundedQuotient(this.units, powerOfTen(this.decimals - decimals)), decimals);
  }

  /** A percentage of it, or pence in pounds. */
  hundredth(): ExactNumber {
    return this.isZero ? this : scaled(this.units, this.decimals + 2);
  }

  neg(): ExactNumber {
    return this.isZero ? this : new ExactNumber(this.digits, !this.isNegative);
  }

  abs(): ExactNumber {
    return this.isNegative ? this.neg() : this;
  }

  get isZero(): boolean {
    return this.digits === '0';
  }

  get isPositive(): boolean {
    return !this.isNegative && !this.isZero;
  }

  get isBelowZero(): boolean {
    return this.isNegative;
  }

  eq(other: ExactNumber): boolean {
    return this.digits === other.digits && this.isNegative === other.isNegative;
  }

  gt(other: ExactNumber): boolean {
    return this.minus(other).isPositive;
  }

  lte(other: ExactNumber): boolean {
    return !this.gt(other);
  }

  /** Digits with an optional point, behind a minus where it is below zero. */
  get text(): string {
    return this.isNegative ? `-${this.digits}` : this.digits;
  }

  /** Near enough to leave out what cannot matter. */
  get approximately(): number {
    return Number(this.text);
  }
}

export const NOTHING = new ExactNumber('0', false);

function scaled(units: bigint, decimals: number): ExactNumber {
  const size = (units < 0n ? -units : units).toString();
  const digits =
    decimals === 0 ? size : `${size.slice(0, -decimals) || '0'}.${size.slice(-decimals).padStart(decimals, '0')}`;
  return numberOf(digits, units < 0n);
}

/** Of digits that have at most one point and stand on both sides of it. */
function numberOf(digits: string, isNegative: boolean): ExactNumber {
  let start = 0;
  while (digits.charCodeAt(start) === ZERO && isDigit(digits.charCodeAt(start + 1))) start += 1;
  let end = digits.length;
  if (digits.includes('.')) {
    while (digits.charCodeAt(end - 1) === ZERO) end -= 1;
    if (digits.charCodeAt(end - 1) === POINT) end -= 1;
  }
  const plain = digits.slice(start, end);
  return plain === '0' ? NOTHING : new ExactNumber(plain, isNegative);
}

const ZERO = 0x30;
const POINT = 0x2e;

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39;
}

/** The number of a text in the code, such as `0.05`. */
export function exactly(digits: string): ExactNumber {
  return numberOf(digits, false);
}

const PLAIN = /^\d+(?:\.\d+)?$/;
/** A group never begins with a zero: `0,123` is a decimal comma. */
const GROUPED = /^([1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;
const MAXIMUM_LENGTH = 40;

/** Cells that brokers fill in where there is nothing. */
const EMPTY = new Set(['', '-', '--', 'n/a', 'not available', 'none', 'null']);

const LONGEST_EMPTY = 13;

export function isEmptyCell(text: string): boolean {
  if (text === '') return true;
  // Most cells are numbers, dates and names; only what begins with a letter of the words or a hyphen is looked up.
  if (text.length > LONGEST_EMPTY || !'-nN'.includes(text.charAt(0))) return false;
  return EMPTY.has(text.toLowerCase());
}

/**
 * The exact number of a cell: `1,234.56`, `£1,030.60`, `-$5`, `.9232`, `(6.97)`. Undefined for any other text: commas group
 * three digits, so that a decimal comma is never read as a group.
 */
export function exactNumber(text: string): ExactNumber | undefined {
  if (text.length <= MAXIMUM_LENGTH && PLAIN.test(text)) return numberOf(text, false);
  const inParentheses = text.startsWith('(') && text.endsWith(')');
  let digits = (inParentheses ? text.slice(1, -1) : text).trim();
  let isNegative = inParentheses;
  for (;;) {
    const first = digits.charAt(0);
    if (first === '-' || first === '\u2212') {
      if (isNegative) return undefined;
      isNegative = true;
    } else if (!'+£$€¤ \u00a0'.includes(first) || first === '') break;
    digits = digits.slice(1);
  }
  if (digits.length > MAXIMUM_LENGTH) return undefined;
  const match = GROUPED.exec(digits);
  if (match === null) return undefined;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return undefined;
  return numberOf(`${whole.replaceAll(',', '') || '0'}.${decimals || '0'}`, isNegative);
}
