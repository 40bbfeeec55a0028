export { sharedSplit } from './tables/columns';
export { corrections } from './tables/corrections';
export { households, participants } from './tables/households';
export { monthTotals } from './tables/month-totals';
export { movements } from './tables/movements';
export { recurrenceEvents, recurrenceOccurrences, type EventType } from './tables/recurrence-history';
export { recurrences } from './tables/recurrences';
export { settlements } from './tables/settlements';
