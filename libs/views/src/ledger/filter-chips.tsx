import { printable } from '@bursar/toolkit';

import type { Language } from '../language/language';
import { useLanguage } from '../language/language-context';
import { monthOfRange, type Filters } from './filters';
import { accountName, categoryName } from './source-names';

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
  const language = useLanguage();
  const chips = chipsFor(filters, names, language);
  if (chips.length === 0) return null;
  return (
    <ul class="chips">
      {chips.map(([name, text]) => (
        <li key={name}>
          <button
            type="button"
            class="chip"
            title={language.t('ledger.removeFilter', { filter: text })}
            onClick={() => onFilter({ ...filters, [name]: undefined })}
          >
            <bdi>{text}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsFor(
  filters: Filters,
  { categories, accounts }: LedgerNames,
  language: Language,
): [keyof Filters, string][] {
  const { t, quantity } = language;
  const { date_range: range, category_id: category, account_id: account, min_amount, max_amount, currency } = filters;
  const chips: [keyof Filters, string][] = [];
  if (range !== undefined) chips.push(['date_range', rangeText(range, language)]);
  if (category !== undefined) chips.push(['category_id', categoryName(category, categories, language)]);
  if (account !== undefined) chips.push(['account_id', accountName(account, accounts, language)]);
  if (min_amount !== undefined) chips.push(['min_amount', t('ledger.from', { amount: quantity(String(min_amount)) })]);
  if (max_amount !== undefined) chips.push(['max_amount', t('ledger.upTo', { amount: quantity(String(max_amount)) })]);
  if (currency !== undefined) chips.push(['currency', currency]);
  return chips.map(([name, text]) => [name, printable(text)]);
}

function rangeText(range: NonNullable<Filters['date_range']>, { monthTitle, dayRange }: Language): string {
  const month = monthOfRange(range);
  if (month !== undefined) return monthTitle(month);
  return dayRange(range.start_date, range.end_date);
}
