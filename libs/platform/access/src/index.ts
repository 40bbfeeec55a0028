export { openAccess, type Access, type AccessKey, type IssuedKey } from './access';
export { migrations as accessMigrations } from './migrations';
