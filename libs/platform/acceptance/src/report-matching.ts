import Big from 'big.js';

import { mismatches } from './case-matching';
import { isObject } from './json';

const QUANTITY_PLACES = 6;
const MONEY_PLACES = 2;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * What a report of capital gains has that differs from what a case expects: money counts to 2 decimals and quantities
 * to 6, half away from zero, all else as text, and only what the case names. Holdings of nothing and further years
 * without disposals do not count.
 */
export function reportMismatches(expected: unknown, found: unknown): string[] {
  return mismatches(rounded(expected), rounded(withoutIgnored(found, expected)));
}

function rounded(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rounded(item, key));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rounded(item, name)]));
  const text = String(value);
  if (!NUMBER.test(text)) return text;
  const decimals = key === 'quantity' ? QUANTITY_PLACES : MONEY_PLACES;
  const number = new Big(text).round(decimals, Big.roundHalfUp);
  // There is a negative zero in decimals too.
  return number.eq(0) ? '0' : number.toFixed();
}

function withoutIgnored(found: unknown, expected: unknown): unknown {
  if (!isObject(found)) return found;
  const wanted = new Set(listIn(expected, 'tax_years').map((year) => valueOf(year, 'period')));
  return {
    ...found,
    tax_years: listIn(found, 'tax_years').filter(
      (year) => listIn(year, 'disposals').length > 0 || wanted.has(valueOf(year, 'period')),
    ),
    holdings: listIn(found, 'holdings').filter((holding) => rounded(valueOf(holding, 'quantity'), 'quantity') !== '0'),
  };
}

function valueOf(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = valueOf(value, key);
  return Array.isArray(list) ? list : [];
}
