export { createPlanifi, type PlanifiDependencies } from './planifi';
export { lentRows as planifiRows } from './store/lent-rows';
export { migrations as planifiMigrations } from './store/migrations';
export { settings as planifiSettings } from './settings';
