import type { Lock, Secret, Unlock } from '@bursar/database/backup';

import { UsageError } from '../../configuration/usage-error';
import { askSecrets } from './secret-prompt';
import { readNamedFile, readSecretFile } from './secret-files';
import { say } from '../../language/say';

const SHORTEST_PASSPHRASE = 8;

type Values = Readonly<Record<string, unknown>>;
const textIn = (values: Values, flag: string) => values[flag] as string | undefined;
const textsIn = (values: Values, flag: string) => (values[flag] as readonly string[] | undefined) ?? [];

/** Other programs can read arguments. Throws UsageError, which does not repeat what was given. */
export function refusePassphraseArgument(args: readonly string[]): void {
  if (!args.some((arg) => arg === '--passphrase' || arg.startsWith('--passphrase='))) return;
  throw new UsageError(
    say(
      'a passphrase is never an argument, where other programs and the history of the shell can read it: leave --passphrase out to type it, or name a file with --passphrase-file',
    ),
  );
}

/** What a backup is encrypted with; undefined without `--encrypt`. Asks for a passphrase where nothing else is given. */
export async function readLock(values: Values, environment = process.env): Promise<Lock | undefined> {
  const given = [...textsIn(values, 'recipient'), textIn(values, 'recipients-file'), textIn(values, 'passphrase-file')];
  if (values['encrypt'] !== true) {
    if (given.every((value) => value === undefined)) return undefined;
    throw new UsageError(say('--recipient, --recipients-file and --passphrase-file are for --encrypt'));
  }
  const isNamed = textsIn(values, 'recipient').length > 0 || textIn(values, 'recipients-file') !== undefined;
  if (isNamed && textIn(values, 'passphrase-file') !== undefined) {
    throw new UsageError(say('a backup is encrypted for recipients or with a passphrase, not both'));
  }
  const recipients = await readRecipients(values, environment);
  if (recipients.length > 0 || isNamed) return { recipients };
  const file = textIn(values, 'passphrase-file') ?? environment['BURSAR_PASSPHRASE_FILE'];
  const passphrase = file === undefined ? await askTwice() : passphraseIn(file);
  if ([...passphrase].length >= SHORTEST_PASSPHRASE) return { passphrase };
  throw new UsageError(
    say('the passphrase is too short: it needs at least {least} characters', { least: SHORTEST_PASSPHRASE }),
  );
}

async function readRecipients(values: Values, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { isRecipient } = await import('@bursar/database/backup');
  const found: (readonly [string, string])[] = textsIn(values, 'recipient').map((text) => [text, '--recipient']);
  const file = textIn(values, 'recipients-file');
  if (file !== undefined) found.push(...entriesIn(readNamedFile('--recipients-file', file), '--recipients-file'));
  if (found.length === 0 && textIn(values, 'passphrase-file') === undefined) {
    const texts = (environment['BURSAR_RECIPIENTS'] ?? '').split(/[\s,]+/).filter((text) => text !== '');
    found.push(...texts.map((text) => [text, 'BURSAR_RECIPIENTS'] as const));
  } else if (found.length === 0 && file !== undefined) {
    throw new UsageError(say('the file of --recipients-file names no recipient'));
  }
  for (const [text, source] of found) {
    if (await isRecipient(text)) continue;
    throw new UsageError(say('{source}: expected a recipient of age with an X25519 key (age1…)', { source }));
  }
  return [...new Set(found.map(([text]) => text))];
}

/** The lines of a file of keys, each with where it is; comments and empty lines are left out. */
function entriesIn(text: string, source: string): (readonly [string, string])[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const entry = line.trim();
    return entry === '' || entry.startsWith('#')
      ? []
      : [[entry, say('{source}, line {line}', { source, line: index + 1 })] as const];
  });
}

/** The flags of encryption, for a command line; `pathOf` makes paths absolute. */
export function lockArguments(values: Values, pathOf: (path: string) => string): string[] {
  const named = {
    'recipients-file': textIn(values, 'recipients-file'),
    'passphrase-file': textIn(values, 'passphrase-file'),
  };
  const files = Object.entries(named).flatMap(([flag, path]) =>
    path === undefined ? [] : [`--${flag}`, pathOf(path)],
  );
  return ['--encrypt', ...textsIn(values, 'recipient').flatMap((recipient) => ['--recipient', recipient]), ...files];
}

/** How the secret of an encrypted backup is found: in the files of the flags, or typed at the terminal. */
export async function readUnlock(
  values: Values,
  {
    signal,
    environment = process.env,
  }: { readonly signal?: AbortSignal; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<Unlock> {
  const files = textsIn(values, 'identity');
  const file = textIn(values, 'passphrase-file');
  if (files.length > 0 && file !== undefined) {
    throw new UsageError(say('--identity and --passphrase-file are for different files: give one of them'));
  }
  const identities = (await Promise.all(files.map(identitiesIn))).flat();
  const passphrase = file === undefined ? undefined : passphraseIn(file);
  return {
    isGiven: files.length > 0 || file !== undefined,
    secret: async (kind): Promise<Secret> => {
      if (kind === 'passphrase') {
        if (files.length > 0)
          throw await otherSecret(say('The backup was encrypted with a passphrase, not for an identity.'));
        const named = environment['BURSAR_PASSPHRASE_FILE'];
        return {
          passphrase:
            passphrase ?? (named === undefined ? await askOnce(`${say('Passphrase:')} `, signal) : passphraseIn(named)),
        };
      }
      if (passphrase !== undefined)
        throw await otherSecret(say('The backup was encrypted for an identity, which --identity names.'));
      return {
        identities:
          files.length > 0
            ? identities
            : await checked([[await askOnce(`${say('Identity:')} `, signal), say('the identity')]]),
      };
    },
  };
}

async function otherSecret(message: string): Promise<Error> {
  const { BackupRefusal } = await import('@bursar/database/backup');
  return new BackupRefusal('wrong-secret', message);
}

async function identitiesIn(file: string): Promise<string[]> {
  const entries = entriesIn(readSecretFile('--identity', file), '--identity');
  if (entries.length === 0) throw new UsageError(say('the file of --identity holds no identity'));
  return checked(entries);
}

async function checked(entries: readonly (readonly [string, string])[]): Promise<string[]> {
  const { isIdentity } = await import('@bursar/database/backup');
  for (const [text, source] of entries) {
    if (await isIdentity(text)) continue;
    throw new UsageError(
      say('{source}: expected an identity of age with an X25519 key (AGE-SECRET-KEY-1…), not encrypted', { source }),
    );
  }
  return entries.map(([text]) => text);
}

function passphraseIn(file: string): string {
  const passphrase = readSecretFile('--passphrase-file', file).replace(/\r?\n$/, '');
  if (passphrase === '') throw new UsageError(say('the file of --passphrase-file is empty'));
  return passphrase;
}

async function askOnce(prompt: string, signal: AbortSignal | undefined): Promise<string> {
  const [typed = ''] = await askSecrets([prompt], signal);
  return typed;
}

async function askTwice(): Promise<string> {
  const [first = '', second] = await askSecrets([`${say('Passphrase:')} `, `${say('Again:')} `]);
  if (first !== second) throw new UsageError(say('the two passphrases differ; nothing was written'));
  return first;
}
