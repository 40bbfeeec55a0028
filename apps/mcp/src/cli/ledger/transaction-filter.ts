import { dayWithinMonth, parseCivilDate, parseYearMonth } from '@bursar/calendar';

import { invalidValue } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { refuseUnknownAccount } from '../unknown-account';
import { unknownName } from '../unknown-name';
import type { LocalTools } from '../with-tools';
import { t } from '../../language/language';

interface FilterFlags {
  readonly account?: string | undefined;
  readonly category?: string | undefined;
  readonly currency?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly debit?: boolean | undefined;
  readonly credit?: boolean | undefined;
}

/** What holds where only one end of a period is given. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

const LONGEST_MONTH = 31;

/** The part of a filter that needs no look at the ledger. Throws a UsageError. */
export function readFilter(words: readonly string[], { from, to, debit, credit, currency }: FilterFlags): object {
  if (debit === true && credit === true) throw new UsageError(t('usage.debitAndCredit'));
  if (currency !== undefined && !/^[A-Za-z]{3}$/.test(currency)) {
    throw invalidValue('--currency', currency, t('expected.currency'));
  }
  const range = {
    start_date: from === undefined ? FIRST_DAY : dayOf('--from', from, 'first'),
    end_date: to === undefined ? LAST_DAY : dayOf('--to', to, 'last'),
  };
  if (range.start_date > range.end_date) throw new UsageError(t('usage.fromAfterTo'));
  return {
    ...(words.length > 0 && { search: words.join(' '), match: 'words' }),
    ...((from ?? to) !== undefined && { date_range: range }),
    ...(debit === true && { direction: 'DEBIT_ONLY' }),
    ...(credit === true && { direction: 'CREDIT_ONLY' }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
  };
}

/** The account and the category, which have to exist. Throws a CommandFailure that names those there are. */
export async function namedFilter({ call }: LocalTools, { account, category }: FilterFlags): Promise<object> {
  if (account !== undefined) {
    const { items } = (await call('finance_accounts_list')).structured as { items: readonly { id: string }[] };
    refuseUnknownAccount(
      account,
      items.map(({ id }) => id),
    );
  }
  return {
    ...(account !== undefined && { account_id: account }),
    ...(category !== undefined && { category_id: await categoryNamed(call, category) }),
  };
}

async function categoryNamed(call: LocalTools['call'], named: string): Promise<string> {
  const { items } = (await call('finance_categories_list')).structured as {
    items: readonly { id: string; name: string }[];
  };
  const wanted = named.toLowerCase();
  const found = items.find(({ id, name }) => id === named || name.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  const names = items.map(({ name }) => name);
  throw unknownName('category', named, names);
}

function dayOf(flag: string, text: string, end: 'first' | 'last'): string {
  const month = parseYearMonth(text);
  const day = month === undefined ? parseCivilDate(text) : dayWithinMonth(month, end === 'first' ? 1 : LONGEST_MONTH);
  if (day === undefined) throw invalidValue(flag, text, t('expected.dayOrMonth'));
  return day.text;
}
