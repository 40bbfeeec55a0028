export {
  addDays,
  civilDate,
  civilDateAt,
  daysInMonth,
  hasDateForm,
  parseCivilDate,
  type CivilDate,
} from './civil-date';
export { clockOf, stoppedClock, systemClock, type Clock } from './clock';
export {
  addMonths,
  dayWithinMonth,
  monthOfDate,
  monthRange,
  monthsBetween,
  parseYearMonth,
  partsOfMonth,
  yearMonth,
  yearMonthOf,
  type YearMonth,
} from './year-month';
