// For the tool that makes households with a known truth and measures what is found in them.
export { CADENCE_RULES, type Cadence } from './model/recurring/cadences';
export { dayNumber, dayOfMonth, monthOf, weekdayOf } from './model/recurring/day-number';
export { atOnce } from './model/learning/steps';
export { streamsIn } from './model/recurring/find-streams';
export { forecast, type ForecastPoint } from './model/recurring/forecast';
export { Random } from './model/recurring/random';
export type { RecurringRow } from './model/recurring/recurring-row';
export type { RecurringStream } from './model/recurring/recurring-stream';
