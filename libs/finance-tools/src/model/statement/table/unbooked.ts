import type { TableReading } from './table-reading';
import { endsPending } from './vocabulary/words';

/** Names of days on which an entry was booked, and which it lacks until then. */
export const DAY_OF_BOOKING =
  /^(?:bokfort|bokford|bogfort|(?:bokfort|bokford|bogfort) dat(?:o|um)|bokforingsda(?:g|tum|to)|bogforingsda(?:g|to)|gebucht(?: am)?|verbucht am|abgerechnet am|buchungs(?:tag|datum)|posted(?: date)?|post(?:ing)? date|date posted|booked|date booked|booking date|(?:cleared|completed|completion|processed) date|date processed|boekdatum|boekingsdatum|date (?:de comptabilisation|comptable)|data contabile|fecha contable|data ksiegowania|data zaksiegowania|datum zauctovani|kirjauspaiva)$/;

/**
 * Neither a value date nor the key of a booking, in a table that has both; or no day of booking beside another day, nor a balance;
 * or a text that says so at its end.
 */
export function isUnbooked(
  cells: readonly string[],
  { columns, balance }: Pick<TableReading, 'columns' | 'balance'>,
): boolean {
  const { valueDate, bookingKey, daysOfBooking, descriptions } = columns;
  const isBlankAt = (index: number) => (cells[index] ?? '').trim() === '';
  if (bookingKey !== undefined && valueDate !== undefined && isBlankAt(bookingKey) && isBlankAt(valueDate)) return true;
  if (daysOfBooking.some(isBlankAt) && (balance === undefined || isBlankAt(balance))) return true;
  return descriptions.some((index) => endsPending(cells[index] ?? ''));
}

const YES = /^(?:true|yes|y|1|x|ja|oui|si|sí|sim|wahr|vrai)$/i;
const NO = /^(?:false|no|n|0|nein|non|não|nao|nej|nei|falsch|faux)$/i;

export function isYes(cell: string): boolean {
  return YES.test(cell);
}

export function isNo(cell: string): boolean {
  return NO.test(cell);
}

/** Whether a column holds yes and no, or one of them, and nothing else. */
export function isYesOrNo(values: ReadonlySet<string> = new Set()): boolean {
  return values.size > 0 && [...values].every((value) => isYes(value) || isNo(value));
}

/** Whether a cell says why an entry was refused: `N/A` and `None` say that it was not. */
export function isReason(cell: string): boolean {
  return (
    /\p{L}/u.test(cell) &&
    !isNo(cell) &&
    !/^(?:n\/?a|none|null|nil|keine?r?|aucune?|ningun[oa]|nessun[oa]?|nenhum[a]?|not declined|approved|accepted|success)\.?$/i.test(
      cell,
    )
  );
}
