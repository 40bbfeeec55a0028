import { quoted } from '@bursar/toolkit';

import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';

export function amountOf(digits: string): bigint | undefined {
  const amount = parseAmountCell(digits.replace(/[.,]$/, ''));
  return amount === undefined ? undefined : unitsOf(amount, digits.includes(',') ? ',' : '.');
}

export function unreadable(field: string, text: string): string {
  return `${field}: ${quoted(cleanText(text))} cannot be read`;
}
