export { accounts } from './tables/accounts';
export { planifi } from './tables/columns';
export { idempotencyRecords } from './tables/idempotency-records';
export { movements, movementTags } from './tables/movements';
export { tags } from './tables/tags';
