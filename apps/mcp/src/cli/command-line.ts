import { logFault } from '../observability/log';
import { UsageError } from '../configuration/usage-error';

/** A command receives the arguments after its name; its code is loaded when it runs. */
type Command = (args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  stdio: async (args) => (await import('./commands/stdio')).stdio(args),
  http: async (args) => (await import('./commands/http')).http(args),
  demo: async (args) => (await import('./commands/demo')).demo(args),
  doctor: async (args) => (await import('./commands/doctor')).doctor(args),
  'host-config': async (args) => (await import('./commands/host-config')).hostConfig(args),
  key: async (args) => (await import('./commands/key')).key(args),
  household: async (args) => (await import('./commands/household')).household(args),
  backup: async (args) => (await import('./commands/backup')).backup(args),
  restore: async (args) => (await import('./commands/restore')).restore(args),
  telegram: async (args) => (await import('./commands/telegram')).telegram(args),
  import: async (args) => (await import('./commands/import')).importStatements(args),
  export: async (args) => (await import('./commands/export')).exportLedger(args),
  migrate: async (args) => (await import('./commands/migrate')).migrate(args),
  cgt: async (args) => (await import('./commands/cgt')).cgt(args),
  help: async () => (await import('./commands/help')).help(),
  version: async () => (await import('./commands/help')).version(),
};

const ALIASES: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-v': 'version',
};

/** They handle errors of their output themselves. */
const SERVERS: readonly string[] = ['stdio', 'http', 'telegram'];

/** Runs one command line. A usage error exits with status 2, any other error with 1: one line on stderr, nothing on stdout. */
export async function run([name = 'help', ...args]: readonly string[]): Promise<void> {
  try {
    const chosen = args.includes('--help') ? 'help' : (ALIASES[name] ?? name);
    const command = Object.hasOwn(COMMANDS, chosen) ? COMMANDS[chosen] : undefined;
    if (command === undefined) {
      throw new UsageError(`unknown command "${name}": expected one of ${Object.keys(COMMANDS).join(', ')}`);
    }
    if (!SERVERS.includes(name)) process.stdout.on('error', endOnOutputError);
    await command(args);
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message, 2);
    await logFault(error, { command: name });
    fail('internal error; the log line above has the details', 1);
  }
}

function fail(message: string, status: number): void {
  process.stderr.write(`bursar: ${message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = status;
}

/** A closed pipe (`bursar … | head`) is not an error; a full disk is. */
function endOnOutputError({ code }: NodeJS.ErrnoException): void {
  if (code !== 'EPIPE') fail(`cannot write the output: ${code}`, 1);
  process.exit();
}
