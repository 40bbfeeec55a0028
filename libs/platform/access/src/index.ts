export { openAccess, type Access, type AccessKey, type IssuedKey, type OwnKey } from './access';
export { migrations as accessMigrations } from './migrations';
