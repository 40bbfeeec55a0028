export { createPlanifi, type PlanifiDependencies } from './planifi';
export { ledgerSourceQueries as planifiLedgerSource } from './store/ledger-source-queries';
export { migrations as planifiMigrations } from './store/migrations';
