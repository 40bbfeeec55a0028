import type { TransactionFilters } from '../contract/filter-inputs';
import type { FiltersEcho } from '../contract/outputs';

/** The filters that had an effect, as they were understood; `ALL` directions had none. */
export function echoFilters({ direction, ...filters }: TransactionFilters): FiltersEcho {
  const given = { ...filters, direction: direction === 'ALL' ? undefined : direction };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as FiltersEcho;
}
