import { logFault } from '../observability/log';
import { UsageError } from '../configuration/usage-error';

/** A command takes the arguments after its name; what it needs is loaded when it is chosen. */
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

/** They look after their output themselves, and end in order. */
const SERVERS: readonly string[] = ['stdio', 'http', 'telegram'];

/** Runs one command line. Mistakes in it end with status 2, faults with 1: one line on stderr, nothing on stdout. */
export async function run([name = 'help', ...args]: readonly string[]): Promise<void> {
  try {
    const chosen = args.includes('--help') ? 'help' : (ALIASES[name] ?? name);
    const command = Object.hasOwn(COMMANDS, chosen) ? COMMANDS[chosen] : undefined;
    if (command === undefined) {
      throw new UsageError(`there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`);
    }
    if (!SERVERS.includes(name)) process.stdout.on('error', endWithoutReader);
    await command(args);
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message, 2);
    await logFault(error, { command: name });
    fail('the command failed through a fault of this program; the line above says where', 1);
  }
}

function fail(message: string, status: number): void {
  process.stderr.write(`bursar: ${message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = status;
}

/** `bursar … | head` stops reading, which is no fault; a full disk is. */
function endWithoutReader({ code }: NodeJS.ErrnoException): void {
  if (code !== 'EPIPE') fail(`the output cannot be written: ${code}`, 1);
  process.exit();
}
