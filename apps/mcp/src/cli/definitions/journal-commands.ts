import { STORAGE_SETTINGS } from '../../configuration/application-settings';
import { defineCommand, OWNER_OPTION } from './command-definition';

export const JOURNAL_VERIFY = defineCommand({
  name: 'journal verify',
  usage: ['[FILE]'],
  summary: 'Checks that the journal of changes is intact, in the database or as exported.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS],
  examples: ['bursar journal verify', 'bursar journal export | bursar journal verify -'],
});

export const JOURNAL_FORGET = defineCommand({
  name: 'journal forget',
  usage: ['--before DATE'],
  summary: 'Forgets what is kept to undo changes made before a day. They can no longer be undone.',
  options: { before: { type: 'string', value: 'DATE', summary: 'the day, such as 2026-01-31' }, ...OWNER_OPTION },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar journal forget --before 2026-01-31'],
});

export const JOURNAL_EXPORT = defineCommand({
  name: 'journal export',
  usage: [''],
  summary: 'Prints every change of the ledger with its hash, one per line.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS],
  examples: ['bursar journal export'],
});
