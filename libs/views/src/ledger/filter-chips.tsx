import { printable } from '@bursar/toolkit';

import { writeDay, writeMonthTitle } from '../format/dates';
import { monthOfRange, type Filters } from './filters';
import { LOCALE } from './locale';
import { LEDGER_MESSAGES } from './messages';

export interface LedgerNames {
  readonly categories: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

interface FilterChipsProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly names: LedgerNames;
}

/** A button for each active filter except search and direction, which removes it. */
export function FilterChips({ filters, onFilter, names }: FilterChipsProps) {
  const chips = chipsFor(filters, names);
  if (chips.length === 0) return null;
  return (
    <ul class="chips">
      {chips.map(([name, text]) => (
        <li key={name}>
          <button
            type="button"
            class="chip"
            title={LEDGER_MESSAGES.remove(text)}
            onClick={() => onFilter({ ...filters, [name]: undefined })}
          >
            <bdi>{text}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsFor(filters: Filters, { categories, accounts }: LedgerNames): [keyof Filters, string][] {
  const { date_range: range, category_id: category, account_id: account, min_amount, max_amount, currency } = filters;
  const chips: [keyof Filters, string][] = [];
  if (range !== undefined) chips.push(['date_range', rangeText(range)]);
  if (category !== undefined) chips.push(['category_id', categories.get(category) ?? category]);
  if (account !== undefined) chips.push(['account_id', accounts.get(account) ?? account]);
  if (min_amount !== undefined) chips.push(['min_amount', LEDGER_MESSAGES.from(String(min_amount))]);
  if (max_amount !== undefined) chips.push(['max_amount', LEDGER_MESSAGES.upTo(String(max_amount))]);
  if (currency !== undefined) chips.push(['currency', currency]);
  return chips.map(([name, text]) => [name, printable(text)]);
}

function rangeText(range: NonNullable<Filters['date_range']>): string {
  const month = monthOfRange(range);
  if (month !== undefined) return writeMonthTitle(LOCALE, month);
  return `${writeDay(LOCALE, range.start_date)} – ${writeDay(LOCALE, range.end_date)}`;
}
