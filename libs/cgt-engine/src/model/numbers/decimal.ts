import { copyText } from '@bursar/toolkit';

import { fraction, powerOfTen, type Fraction } from './fraction';

/** A decimal number as it was written: `text` is plain (digits, at most one point), `value` is exactly that. */
export interface Decimal {
  readonly text: string;
  readonly value: Fraction;
}

/** Digits a written number may have: far beyond any real amount, short enough to compute with. */
export const MAXIMUM_DIGITS = 100;

const PLAIN_DECIMAL = /^\d+(?:\.\d+)?$/;
const SIGNED_DECIMAL = /^[+-]\d+(?:\.\d+)?$/;

export type DecimalReading =
  | { readonly kind: 'decimal'; readonly decimal: Decimal }
  | { readonly kind: 'signed' | 'too-long' | 'malformed' };

/** Reads digits with an optional point: no sign, exponent or thousands separator, digits on both sides of the point. */
export function readDecimal(text: string): DecimalReading {
  const known = recent.get(text);
  if (known !== undefined) return known;
  if (!PLAIN_DECIMAL.test(text)) return { kind: SIGNED_DECIMAL.test(text) ? 'signed' : 'malformed' };
  if (text.length > MAXIMUM_DIGITS) return { kind: 'too-long' };
  const key = copyText(text);
  const reading = { kind: 'decimal', decimal: decimalOf(key) } as const;
  if (recent.size >= RECENT_LIMIT) recent.clear();
  recent.set(key, reading);
  return reading;
}

// Histories repeat the same fees, quantities and prices: sharing them halves the memory of a long one.
const RECENT_LIMIT = 20_000;
const recent = new Map<string, DecimalReading>();

/** The decimal of text that is known to be plain. */
export function decimalOf(written: string): Decimal {
  const text = withoutLeadingZeros(written);
  const point = text.indexOf('.');
  if (point < 0) return { text, value: fraction(BigInt(text)) };
  const digits = text.slice(0, point) + text.slice(point + 1);
  return { text, value: fraction(BigInt(digits), powerOfTen(text.length - point - 1)) };
}

function withoutLeadingZeros(text: string): string {
  if (text.charCodeAt(0) !== 0x30) return text;
  return text.replace(/^0+(?=\d)/, '');
}
