import { useEffect, useState } from 'preact/hooks';

import { useLanguage } from '../language/language-context';
import type { Filters } from './filters';

interface FilterFormProps {
  /** The filters in force, which a press changes. */
  readonly filters: Filters;
  /** Those whose buttons are shown as pressed. */
  readonly shown: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** From the last keystroke to the search. */
const DEBOUNCE_MILLISECONDS = 200;
const MAX_SEARCH_LENGTH = 200;
const DIRECTIONS = ['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'] as const;

/** The search field and the direction of the money. */
export function FilterForm({ filters, shown, onFilter }: FilterFormProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState(filters.search ?? '');
  useEffect(() => {
    const trimmed = search.trim() === '' ? undefined : search;
    if (trimmed === filters.search) return undefined;
    const timer = setTimeout(() => onFilter({ ...filters, search: trimmed }), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [search, filters, onFilter]);
  const direction = shown.direction ?? 'ALL';
  return (
    <form class="filters" aria-label={t('ledger.filters')} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        class="search"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t('ledger.search')}
        placeholder={t('ledger.search')}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div class="segments" role="group" aria-label={t('ledger.direction')}>
        {DIRECTIONS.map((option) => (
          <button
            key={option}
            type="button"
            class="segment"
            aria-pressed={option === direction}
            onClick={() => onFilter({ ...filters, direction: option === 'ALL' ? undefined : option })}
          >
            {t(`ledger.direction.${option}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="chip"
        aria-pressed={shown.uncategorized === true}
        onClick={() =>
          onFilter({
            ...filters,
            category_id: undefined,
            uncategorized: filters.uncategorized === true ? undefined : true,
          })
        }
      >
        {t('ledger.uncategorized')}
      </button>
    </form>
  );
}
