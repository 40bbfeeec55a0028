import { STORAGE_SETTINGS } from '../../configuration/application-settings';
import { defineCommand, type OptionDefinitions } from './command-definition';

const PASSPHRASE_FILE = {
  'passphrase-file': {
    type: 'string',
    value: 'FILE',
    defaultText: 'asked for on a terminal',
    summary: 'a file that holds the passphrase',
  },
} as const satisfies OptionDefinitions;

/** The options of what encrypts. */
export const LOCK_OPTIONS = {
  encrypt: { type: 'boolean', summary: 'encrypt it, in the format of age' },
  recipient: { type: 'string', multiple: true, value: 'KEY', summary: 'for the owner of this public key (age1…)' },
  'recipients-file': { type: 'string', value: 'FILE', summary: 'for the public keys in a file' },
  ...PASSPHRASE_FILE,
} as const satisfies OptionDefinitions;

/** The options of what decrypts. */
export const UNLOCK_OPTIONS = {
  identity: { type: 'string', multiple: true, value: 'FILE', summary: 'a file that holds the secret key' },
  ...PASSPHRASE_FILE,
} as const satisfies OptionDefinitions;

/** The options of what a folder of backups keeps. */
export const RETENTION_OPTIONS = {
  'keep-daily': {
    type: 'string',
    value: 'N',
    summary: 'then remove older backups, except the newest of each of the last N days',
  },
  'keep-weekly': { type: 'string', value: 'N', summary: 'the same by weeks' },
  'keep-monthly': { type: 'string', value: 'N', summary: 'the same by months' },
} as const satisfies OptionDefinitions;

export const BACKUP = defineCommand({
  name: 'backup',
  usage: ['FILE [OPTIONS]', '--to DIR [OPTIONS]'],
  summary: 'Writes everything that is stored to one file, even while servers run.',
  options: {
    force: { type: 'boolean', summary: 'overwrite FILE' },
    to: { type: 'string', value: 'DIR', summary: 'write a backup named after its time, and verify it' },
    ...RETENTION_OPTIONS,
    ...LOCK_OPTIONS,
  },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar backup house.bursar --force', 'bursar backup --to . --keep-daily 7 --keep-monthly 12'],
});

export const BACKUP_VERIFY = defineCommand({
  name: 'backup verify',
  usage: ['FILE [OPTIONS]'],
  summary: 'Restores a backup into a temporary database, compares the two, and drops it again.',
  options: UNLOCK_OPTIONS,
  settings: [],
  examples: ['bursar backup verify house.bursar'],
});

export const BACKUP_SCHEDULE = defineCommand({
  name: 'backup schedule',
  usage: ['--to DIR [OPTIONS]'],
  summary: 'Prints the entry of this platform’s timer for a daily backup. It changes nothing.',
  options: {
    to: { type: 'string', value: 'DIR', summary: 'the folder for backups' },
    at: { type: 'string', value: 'HH:MM', defaultText: '03:30', summary: 'when' },
    ...RETENTION_OPTIONS,
    ...LOCK_OPTIONS,
  },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar backup schedule --to . --at 04:15 --keep-daily 7'],
});

export const RESTORE = defineCommand({
  name: 'restore',
  usage: ['FILE [OPTIONS]'],
  summary: 'Restores a backup into a new data folder or an empty database.',
  options: UNLOCK_OPTIONS,
  settings: [STORAGE_SETTINGS],
  examples: ['bursar restore house.bursar --data-dir restored'],
});

export const MIGRATE = defineCommand({
  name: 'migrate',
  usage: ['[OPTIONS]'],
  summary: 'Migrates the database now. Servers otherwise do so when they first use it.',
  options: {
    plan: { type: 'boolean', summary: 'show what would run and what it locks, and change nothing' },
  },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar migrate', 'bursar migrate --plan'],
});

export const UPGRADE = defineCommand({
  name: 'upgrade',
  usage: ['[OPTIONS]'],
  summary: 'Upgrades the data folder of an older PostgreSQL to the bundled one.',
  options: {
    postgres: { type: 'string', value: 'DIR', summary: 'the folder of that PostgreSQL, where it is not found' },
  },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar upgrade'],
});
