export {
  addDays,
  civilDate,
  civilDateAt,
  daysInMonth,
  hasDateForm,
  parseCivilDate,
  type CivilDate,
} from './civil-date';
export { stoppedClock, systemClock, type Clock } from './clock';
