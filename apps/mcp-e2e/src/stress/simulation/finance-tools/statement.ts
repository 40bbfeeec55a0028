import type { Fields } from '../../../index';
import { demand } from '../contract-violation';
import type { Content } from './state';

/** A row of a statement, or why it is none. */
export interface Row extends Content {
  readonly category: string | null;
  readonly externalId: string | null;
}

/** Ten-thousandths of a text that an answer or a statement has. */
export function amountOf(text: string): bigint {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text.replaceAll("'", '')) ?? [];
  demand(whole !== '', () => `${text} is no amount`);
  return BigInt(`${sign}${whole}${decimals.padEnd(4, '0')}`);
}

/** At least two decimals, further ones only where they are not zero. */
export function shownAmount(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  const [whole, decimals] = [digits.slice(0, -4), digits.slice(-4)];
  return `${amount < 0n ? '-' : ''}${whole}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`;
}

const single = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The rows of a statement of the one layout that is used here: `date,description,amount,category,id`. */
export function rowsOf({ content }: Fields): readonly (Row | 'invalid')[] {
  const [, ...lines] = String(content).split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [date = '', description = '', amount = '', category = '', externalId = ''] = line.split(',');
      if (!/^\d/.test(date) || date === '2031-02-30') return 'invalid';
      const [first = '', second = '', third = ''] = date.split(/[-./]/);
      const day = first.length === 4 ? date : `${third}-${second}-${first}`;
      return {
        day,
        description: description.trim().replace(/\s+/gu, ' '),
        amount: amountOf(amount),
        category: single(category) === '' ? null : single(category),
        externalId: externalId === '' ? null : externalId,
      };
    });
}

export const categoryKey = (name: string) => name.toLowerCase();

export const sameContent = (one: Content, other: Content) =>
  one.day === other.day &&
  one.amount === other.amount &&
  one.description.toLowerCase() === other.description.toLowerCase();
