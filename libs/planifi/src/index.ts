export { createPlanifi, type PlanifiDependencies } from './planifi';
export { migrations as planifiMigrations } from './store/migrations';
