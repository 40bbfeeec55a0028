import type { connectionUse, databaseEvents, observeWaits } from '@bursar/database';

/** Of the database library, which is loaded when it is first needed. */
export interface ObservedDatabase {
  readonly connectionUse: typeof connectionUse;
  readonly databaseEvents: typeof databaseEvents;
  readonly observeWaits: typeof observeWaits;
}
