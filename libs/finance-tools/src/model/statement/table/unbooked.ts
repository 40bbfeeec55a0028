import type { TableColumns } from './table-columns';
import { endsPending } from './vocabulary/words';

/** Neither a value date nor the key of a booking, in a table that has both; or a text that says so at its end. */
export function isUnbooked(cells: readonly string[], { valueDate, bookingKey, descriptions }: TableColumns): boolean {
  const isBlankAt = (index: number) => (cells[index] ?? '').trim() === '';
  if (bookingKey !== undefined && valueDate !== undefined && isBlankAt(bookingKey) && isBlankAt(valueDate)) return true;
  return descriptions.some((index) => endsPending(cells[index] ?? ''));
}
