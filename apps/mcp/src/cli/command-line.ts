import { UsageError } from '../configuration/usage-error';
import { muteLog, writeNoticesForPerson } from '../observability/log';
import { failWith, reportFailure } from './report-failure';
import { unknownCommand } from './unknown-name';
import { chooseLanguage, t } from '../language/language';
import { say } from '../language/say';

/** A command receives the arguments after its name; its code is loaded when it runs. */
type Command = (args: readonly string[]) => Promise<void>;

/** By the first word. What their options are stands in `definitions/`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  stdio: async (args) => (await import('./commands/stdio')).stdio(args),
  http: async (args) => (await import('./commands/http')).http(args),
  demo: async (args) => (await import('./commands/demo')).demo(args),
  doctor: async (args) => (await import('./commands/doctor')).doctor(args),
  setup: async (args) => (await import('./commands/setup')).setup(args),
  'host-config': async (args) => (await import('./commands/host-config')).hostConfig(args),
  key: async (args) => (await import('./commands/key')).key(args),
  settings: async (args) => (await import('./commands/settings')).settings(args),
  household: async (args) => (await import('./commands/household')).household(args),
  backup: async (args) => (await import('./commands/backup')).backup(args),
  restore: async (args) => (await import('./commands/restore')).restore(args),
  telegram: async (args) => (await import('./commands/telegram')).telegram(args),
  import: async (args) => (await import('./commands/import')).importStatements(args),
  export: async (args) => (await import('./commands/export')).exportLedger(args),
  show: async (args) => (await import('./commands/show')).show(args),
  journal: async (args) => (await import('./commands/journal')).journal(args),
  rates: async (args) => (await import('./commands/rates')).rates(args),
  migrate: async (args) => (await import('./commands/migrate')).migrate(args),
  upgrade: async (args) => (await import('./commands/upgrade')).upgradeDirectory(args),
  month: async (args) => (await import('./commands/month')).month(args),
  owe: async (args) => (await import('./commands/owe')).owe(args),
  settle: async (args) => (await import('./commands/settle')).settle(args),
  bills: async (args) => (await import('./commands/bills')).bills(args),
  budget: async (args) => (await import('./commands/budget')).budget(args),
  add: async (args) => (await import('./commands/add')).add(args),
  changes: async (args) => (await import('./commands/changes')).changes(args),
  undo: async (args) => (await import('./commands/undo')).undo(args),
  accounts: async (args) => (await import('./commands/accounts')).accounts(args),
  search: async (args) => (await import('./commands/search')).search(args),
  sum: async (args) => (await import('./commands/sum')).sum(args),
  open: async (args) => (await import('./commands/open')).open(args),
  pair: async (args) => (await import('./commands/pair')).pair(args),
  sample: async (args) => (await import('./commands/sample')).sample(args),
  call: async (args) => (await import('./commands/call')).call(args),
  cgt: async (args) => (await import('./commands/cgt')).cgt(args),
  help: async (args) => (await import('./commands/help')).help(args),
  completion: async (args) => (await import('./commands/completion')).completion(args),
  version: async (args) => (await import('./commands/help')).version(args),
};

/** The first words of all commands. */
export const COMMAND_WORDS: readonly string[] = Object.keys(COMMANDS);

const ALIASES: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-v': 'version',
};

/** They handle errors of their output themselves, and their log is for operators. */
const SERVERS: readonly string[] = ['stdio', 'http', 'open', 'pair', 'telegram'];
/** Of these, those that a person starts and looks at. */
const FOR_PEOPLE: readonly string[] = ['open', 'pair'];

/** Runs one command line. A usage error exits with status 2, any other error with 1: one line on stderr. */
export async function run([name = 'help', ...args]: readonly string[]): Promise<void> {
  await chooseLanguage(beforeSeparator(args), process.env);
  const isServer = SERVERS.includes(name);
  const asJson = beforeSeparator([name, ...args]).includes('--json');
  if (!isServer) {
    muteLog();
    process.stdout.on('error', endOnOutputError);
  }
  if (FOR_PEOPLE.includes(name)) writeNoticesForPerson();
  try {
    const chosen = ALIASES[name] ?? name;
    const command = Object.hasOwn(COMMANDS, chosen) ? COMMANDS[chosen] : undefined;
    if (command === undefined && name.startsWith('-')) throw new UsageError(t('usage.commandFirst'));
    if (command === undefined) throw new UsageError(unknownCommand(name, COMMAND_WORDS));
    if (asksForHelp(args)) (await import('./commands/help')).helpOf([chosen, ...args]);
    else await command(args);
  } catch (error) {
    await reportFailure(error, { command: name, asJson, isServer });
  }
}

function asksForHelp(args: readonly string[]): boolean {
  return beforeSeparator(args).some((arg) => arg === '--help' || arg === '-h');
}

/** What follows `--` is no option. */
function beforeSeparator(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end === -1 ? args : args.slice(0, end);
}

/** A closed pipe (`bursar … | head`) is not an error; a full disk is. */
function endOnOutputError({ code }: NodeJS.ErrnoException): void {
  if (code !== 'EPIPE')
    failWith(
      code === 'ENOSPC' ? say('the output cannot be written: the disk is full') : say('the output cannot be written'),
      1,
    );
  process.exit();
}
