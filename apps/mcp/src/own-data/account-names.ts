import type { PostingAccount } from '@bursar/own-data';

const LONGEST_PART = 60;

/**
 * A name as a part of an account's name that all three programs read: every run of other characters than letters and digits is
 * one `-`, and it begins with a capital or a digit.
 */
export function accountPart(name: string): string {
  const dashed = name.normalize('NFC').replace(/[^\p{L}\p{Nd}]+/gu, '-');
  const [first = '', ...rest] = trimmed([...trimmed(dashed)].slice(0, LONGEST_PART).join(''));
  const part = `${first.toUpperCase()}${rest.join('')}`;
  // Alphabets without capitals begin no account in beancount.
  return /^[\p{Lu}\p{Nd}]/u.test(part) ? part : `X${part}`;
}

const trimmed = (text: string) => text.replace(/^-+|-+$/g, '');

/** The names of accounts, each once: of those that would have the same one, later ones get a number. By key. */
export function accountNames(
  accounts: readonly PostingAccount[],
  taken: Set<string> = new Set(),
): ReadonlyMap<string, string> {
  return new Map(
    accounts.map(({ key, parent, name }) => {
      if (name === null) return [key, parent];
      const wanted = `${parent}:${accountPart(name)}`;
      let free = wanted;
      for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
      taken.add(free);
      return [key, free];
    }),
  );
}
