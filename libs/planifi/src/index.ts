export { createPlanifi, type PlanifiDependencies } from './planifi';
