import { useEffect, useState } from 'preact/hooks';

import type { Filters } from '../contract/ledger-result';
import { LEDGER_WORDS } from './words';

interface FilterFormProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** Between the last key and the question. */
const PAUSE_MILLISECONDS = 200;
const LONGEST_SEARCH = 200;
const DIRECTIONS = ['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'] as const;

/** What to look for, and which way the money went. */
export function FilterForm({ filters, onFilter }: FilterFormProps) {
  const [search, setSearch] = useState(filters.search ?? '');
  useEffect(() => {
    const wanted = search.trim() === '' ? undefined : search;
    if (wanted === filters.search) return undefined;
    const timer = setTimeout(() => onFilter({ ...filters, search: wanted }), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [search, filters, onFilter]);
  const direction = filters.direction ?? 'ALL';
  return (
    <form class="filters" aria-label={LEDGER_WORDS.filters} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        class="search"
        maxLength={LONGEST_SEARCH}
        aria-label={LEDGER_WORDS.search}
        placeholder={LEDGER_WORDS.search}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div class="segments" role="group" aria-label={LEDGER_WORDS.direction}>
        {DIRECTIONS.map((offered) => (
          <button
            key={offered}
            type="button"
            class="segment"
            aria-pressed={offered === direction}
            onClick={() => onFilter({ ...filters, direction: offered === 'ALL' ? undefined : offered })}
          >
            {LEDGER_WORDS.directions[offered]}
          </button>
        ))}
      </div>
    </form>
  );
}
