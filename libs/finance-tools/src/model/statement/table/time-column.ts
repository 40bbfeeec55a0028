import { headerName } from '../cells/plain-word';
import type { ColumnProfile } from './column-profile';
import { type HeaderCell, namedDates } from './find-header';
import type { TableColumns } from './table-columns';
import { listed } from './vocabulary/word-lists';

const NAMES = new Set(
  listed(
    'time, transaction time, time of transaction, posting time, booking time, created time, completed time, trans time, txn time, ' +
      'zeit, uhrzeit, buchungszeit, buchungsuhrzeit, transaktionszeit, heure, heure operation, heure de transaction, ora, ora operazione, orario, hora, hora operacion, hora de la operacion, hora movimiento, horario, hora transacao, hora da transacao, ' +
      'tijd, tijdstip, godzina, godzina operacji, czas, czas operacji, tid, tidspunkt, klokkeslett, klokkeslaet, cas, cas transakce, cas provedeni, ido, idopont, kellonaika, aika, saat, islem saati, laikas, laiks, kellaaeg, aeg, время, время операции, час, ' +
      '時刻, 取引時刻, 取引時間, 利用時刻, 时间, 時間, 交易时间, 交易時間, 시간, 시각, 거래시간, 거래 시간, 거래시각, 이용시간, שעה, ώρα, vrijeme, cas placila, waktu, jam, masa, giờ, thời gian, เวลา, الوقت',
  ).map((word) => headerName(word).name),
);

/** The first days that spreadsheets count, beside which they store a time alone. */
const FIRST_YEARS = '1905';

function hasDays(profile: ColumnProfile | undefined): boolean {
  return [...(profile?.orders.values() ?? [])].some(({ latest }) => latest >= FIRST_YEARS);
}

type DayColumns = Pick<TableColumns, 'bookingDate' | 'transactionDate' | 'valueDate'>;

/** The column of the time of day, where it belongs to the day of an entry: it is the only one, or stands before it. */
export function timeColumn(
  header: readonly HeaderCell[],
  profiles: readonly ColumnProfile[],
  { bookingDate, transactionDate, valueDate }: DayColumns,
): number | undefined {
  const day = bookingDate ?? transactionDate ?? valueDate;
  const index = header.findIndex(({ name }, place) => NAMES.has(name) && !hasDays(profiles[place]));
  if (index < 0) return undefined;
  const days = namedDates(header).filter((place) => place === day || (profiles[place]?.days ?? 0) > 0);
  return days.length <= 1 || index - 1 === day ? index : undefined;
}
