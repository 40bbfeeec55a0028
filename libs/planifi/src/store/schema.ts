export { accounts } from './tables/accounts';
export { planifi } from './tables/columns';
export { idempotencyRecords } from './tables/idempotency-records';
export { movementChanges } from './tables/movement-changes';
export { movementTags } from './tables/movement-tags';
export { movements, transfers } from './tables/movements';
export { tags } from './tables/tags';
