export { backUp, type BackupOptions, type BackupSummary } from './backup/back-up';
export { BackupRefusal, type BackupRefusalReason } from './backup/backup-refusal';
export { restore, type RestoreOptions, type RestoreSummary } from './backup/restore';
