export { encryptionFor, type Encryption } from './backup/age/encryption';
export { isIdentity, isRecipient, type Lock, type Secret, type Unlock } from './backup/age/secret';
export { checkFolder, newBackupPath, removeOldBackups, unfinishedBackups } from './backup/backup-folder';
export { backUp, type BackupOptions, type BackupSummary } from './backup/back-up';
export { BackupRefusal, type BackupRefusalReason } from './backup/backup-refusal';
export { restore, type RestoreOptions, type RestoreSummary } from './backup/restore';
export type { RetentionRules } from './backup/retention';
export { verifyBackup, type VerifyOptions } from './backup/verify-backup';
export { readSnapshot } from './backup/read-snapshot';
