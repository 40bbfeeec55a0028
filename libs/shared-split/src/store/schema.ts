export { sharedSplit } from './tables/columns';
export { households, participants } from './tables/households';
export { movements } from './tables/movements';
export { recurrenceEvents, recurrenceOccurrences, type EventType } from './tables/recurrence-history';
export { recurrences } from './tables/recurrences';
