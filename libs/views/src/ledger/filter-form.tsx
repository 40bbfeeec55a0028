import { useEffect, useState } from 'preact/hooks';

import type { Filters } from './filters';
import { LEDGER_MESSAGES } from './messages';

interface FilterFormProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** From the last keystroke to the search. */
const DEBOUNCE_MILLISECONDS = 200;
const MAX_SEARCH_LENGTH = 200;
const DIRECTIONS = ['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'] as const;

/** The search field and the direction of the money. */
export function FilterForm({ filters, onFilter }: FilterFormProps) {
  const [search, setSearch] = useState(filters.search ?? '');
  useEffect(() => {
    const trimmed = search.trim() === '' ? undefined : search;
    if (trimmed === filters.search) return undefined;
    const timer = setTimeout(() => onFilter({ ...filters, search: trimmed }), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [search, filters, onFilter]);
  const direction = filters.direction ?? 'ALL';
  return (
    <form class="filters" aria-label={LEDGER_MESSAGES.filters} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        class="search"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={LEDGER_MESSAGES.search}
        placeholder={LEDGER_MESSAGES.search}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div class="segments" role="group" aria-label={LEDGER_MESSAGES.direction}>
        {DIRECTIONS.map((option) => (
          <button
            key={option}
            type="button"
            class="segment"
            aria-pressed={option === direction}
            onClick={() => onFilter({ ...filters, direction: option === 'ALL' ? undefined : option })}
          >
            {LEDGER_MESSAGES.directions[option]}
          </button>
        ))}
      </div>
    </form>
  );
}
