import type { ColumnProfile } from './column-profile';
import type { HeaderCell } from './find-header';
import type { TableColumns } from './table-columns';
import { DAY_OF_BOOKING } from './unbooked';
import type { Role } from './vocabulary/header-words';

interface Choice {
  readonly profiles: readonly ColumnProfile[];
  readonly named: (role: Role, fits: (profile: ColumnProfile) => boolean) => readonly number[];
  readonly take: (index: number | undefined) => number | undefined;
}

/** The columns of days: those with known names, else the first that holds nothing but days under one that nobody knows. */
export function chooseDays(
  header: readonly HeaderCell[],
  given: number | null | undefined,
  { profiles, named, take }: Choice,
): Pick<TableColumns, 'bookingDate' | 'transactionDate' | 'valueDate' | 'daysOfBooking'> {
  const isDay = ({ days, filled }: ColumnProfile) => days > 0 && days * 2 >= filled;
  const booking = typeof given === 'number' ? given : take(named('bookingDate', isDay)[0]);
  const transactionDate = take(named('transactionDate', isDay)[0]);
  const valueDate = take(named('valueDate', isDay)[0]);
  const further = named('bookingDate', isDay);
  further.forEach(take);
  named('transactionDate', isDay).forEach(take);
  const daysOfBooking = further.filter((index) => DAY_OF_BOOKING.test(header[index]?.name ?? ''));
  const bookingDate =
    booking ?? (transactionDate === undefined && valueDate === undefined ? take(unnamed()) : undefined);
  return { bookingDate, transactionDate, valueDate, daysOfBooking };

  function unnamed(): number | undefined {
    const index = profiles.findIndex(
      ({ days, filled }, place) => header[place]?.words.length === 0 && days > 0 && days === filled,
    );
    return index < 0 ? undefined : index;
  }
}
