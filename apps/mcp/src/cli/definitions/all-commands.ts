import * as backup from './backup-commands';
import * as cgt from './cgt-commands';
import type { CommandDefinition } from './command-definition';
import * as entry from './entry-commands';
import * as help from './help-commands';
import * as journal from './journal-commands';
import * as ledger from './ledger-commands';
import * as servers from './server-commands';
import * as setup from './setup-commands';
import * as tools from './tool-commands';

/** Every command, in the order and under the headings of the general help. */
export const COMMAND_GROUPS: readonly (readonly [title: string, commands: readonly CommandDefinition[]])[] = [
  [
    'The household',
    [
      servers.OPEN,
      entry.SAMPLE_LOAD,
      entry.SAMPLE_REMOVE,
      entry.MONTH,
      entry.OWE,
      entry.SETTLE,
      entry.BILLS,
      entry.BUDGET,
      entry.ADD,
      entry.CHANGES,
      entry.UNDO,
    ],
  ],
  [
    'Bank statements',
    [
      ledger.IMPORT,
      ledger.IMPORT_LIST,
      ledger.IMPORT_UNDO,
      tools.ACCOUNTS,
      tools.SEARCH,
      tools.SUM,
      ledger.EXPORT,
      ledger.RATES,
    ],
  ],
  ['UK capital gains', [cgt.CGT_REPORT, cgt.CGT_RETURN, cgt.CGT_PLAN, cgt.CGT_EXPLAIN, cgt.CGT_PARSE, cgt.CGT_CONVERT]],
  [
    'Assistants and people',
    [
      ...[setup.SETUP, setup.HOST_CONFIG, setup.DOCTOR, setup.DEMO],
      ...[setup.HOUSEHOLD_SHOW, setup.HOUSEHOLD_RENAME, setup.HOUSEHOLD_MERGE, setup.HOUSEHOLD_LINK],
      setup.SETTINGS,
      ...[setup.KEY_CREATE, setup.KEY_LIST, setup.KEY_REVOKE, setup.KEY_ROTATE],
    ],
  ],
  [
    'Servers and tools',
    [
      servers.STDIO,
      servers.HTTP,
      servers.PAIR,
      servers.TELEGRAM,
      tools.CALL,
      ledger.SHOW,
      backup.MIGRATE,
      backup.UPGRADE,
    ],
  ],
  [
    'Your data',
    [
      ...[backup.BACKUP, backup.BACKUP_VERIFY, backup.BACKUP_SCHEDULE, backup.RESTORE],
      ...[journal.JOURNAL_VERIFY, journal.JOURNAL_EXPORT, journal.JOURNAL_FORGET],
    ],
  ],
  ['Help', [help.HELP, help.COMPLETION, help.VERSION_COMMAND]],
];

export const ALL_COMMANDS: readonly CommandDefinition[] = COMMAND_GROUPS.flatMap(([, commands]) => commands);

/** The commands that a word or two name: one of them, or all that begin with the word. */
export function commandsNamed(name: string): readonly CommandDefinition[] {
  return ALL_COMMANDS.filter((command) => command.name === name || command.name.startsWith(`${name} `));
}
