import { isBookableDay } from '../../bookable-day';
import { dayOf, parseDateCell } from '../cells/date-cell';

const DATE = /^(\d{4})(\d\d)(\d\d)(?: ?(\d\d)(\d\d)(\d\d)?(?:\.\d+)?)?\s*(?:\[.*\]?)?$/;

/** Day and time as written; the zone is ignored. Some banks write the day as people do, year first. */
export function parseOfxDate(text: string): { readonly day: string; readonly time: string } | undefined {
  const [, year, month, date, hours = '00', minutes = '00', seconds = '00'] = DATE.exec(text) ?? [];
  if (year === undefined) {
    const cell = parseDateCell(text);
    const day = cell === undefined || cell.order === 'open' ? undefined : dayOf(cell, 'DMY');
    return cell === undefined || day === undefined ? undefined : { day, time: cell.time };
  }
  const day = `${year}-${month}-${date}`;
  const isTime = hours <= '23' && minutes <= '59' && seconds <= '59';
  return isBookableDay(day) ? { day, time: isTime ? `${hours}:${minutes}:${seconds}` : '00:00:00' } : undefined;
}
