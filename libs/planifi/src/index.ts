export { exportPlanifi } from './command-line/export-planifi';
export { createPlanifi, type PlanifiDependencies } from './planifi';
export { ledgerSourceQueries as planifiLedgerSource } from './store/ledger-source-queries';
export { migrations as planifiMigrations } from './store/migrations';

/** What a caller has entered. Loaded when it is first needed. */
export const loadEnteredMovements = async () => (await import('./store/entered-movements')).enteredMovements;
export type { EnteredMovement } from './store/entered-movements';

/** What an owner has in its tables. Loaded when it is first needed. */
export const planifiTables = async () => (await import('./store/owned-tables')).ownedTables;
