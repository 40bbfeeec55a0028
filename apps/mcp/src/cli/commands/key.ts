import type { Access, AccessKey } from '@bursar/access';
import { systemClock } from '@bursar/calendar';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import { KEY_CREATE, KEY_LIST, KEY_REVOKE, KEY_ROTATE } from '../definitions/setup-commands';
import { followSetLanguage } from '../follow-set-language';
import { print, tableText } from '../print';
import { readSubcommand } from '../read-command';
import { withDatabase } from '../with-database';
import { t } from '../../language/language';
import { say } from '../../language/say';

interface Flags {
  readonly owner?: string;
  readonly name?: string;
}

/** What a verb did: as data, and as text, or how that is written in the language in force. */
interface Answer {
  readonly result: object;
  readonly text: string | (() => string);
}

type Verb = (access: Access, words: readonly string[], flags: Flags) => Promise<Answer>;

const create: Verb = async (access, words, { owner = LOCAL_OWNER, name }) => {
  if (words.length > 0 || name === undefined) {
    throw new UsageError(say('key create needs --name LABEL; --owner NAME creates it for another household'));
  }
  return newKey(await access.createKey(owner, name));
};

const list: Verb = async (access, words) => {
  if (words.length > 0) throw new UsageError(say('key list takes no arguments'));
  const items = await access.listKeys();
  return { result: { items }, text: () => listText(items) };
};

function listText(keys: readonly AccessKey[]): string {
  const rows = keys.map(({ id, owner, label, createdAt, revokedAt }) => {
    const created = say('created {createdAt}', { createdAt: createdAt.slice(0, 10) });
    const state = revokedAt === null ? say('valid') : say('revoked {revokedAt}', { revokedAt: revokedAt.slice(0, 10) });
    return [id, owner, label, created, state];
  });
  const none = `${say('There are no keys yet. "bursar key create --name laptop" creates one.')}\n`;
  return rows.length === 0 ? none : tableText(['ID', t('table.household'), t('table.name'), '', ''], rows);
}

const revoke: Verb = async (access, words) => {
  const id = oneId('revoke', words);
  await access.revokeKey(id);
  return { result: { id, revoked: true }, text: '' };
};

const rotate: Verb = async (access, words) => newKey(await access.rotateKey(oneId('rotate', words)));

function newKey({ key }: { readonly key: string }): Answer {
  return { result: { key }, text: `${key}\n` };
}

function oneId(verb: string, [id, ...rest]: readonly string[]): string {
  if (id === undefined || rest.length > 0)
    throw new UsageError(say('key {verb} needs one ID; "bursar key list" lists them', { verb }));
  return id;
}

const VERBS: Readonly<Record<string, Verb>> = { create, list, revoke, rotate };

/** `bursar key create|list|revoke|rotate`: API keys for HTTP. A new key is printed once, alone on stdout. */
export async function key(args: readonly string[]): Promise<void> {
  const commands = [KEY_CREATE, KEY_LIST, KEY_REVOKE, KEY_ROTATE];
  const { values, verb, positionals } = readSubcommand('key', commands, KEY_CREATE.options, args);
  await withDatabase(values, async (database) => {
    const { openAccess } = await import('@bursar/access');
    const { owner, name: label } = values;
    const flags = { ...(owner !== undefined && { owner }), ...(label !== undefined && { name: label }) };
    const answer = await VERBS[verb]?.(openAccess(database, systemClock), positionals, flags);
    if (answer === undefined) return;
    const { result, text } = answer;
    if (typeof text === 'string') return print(values, result, text);
    await followSetLanguage(database);
    print(values, result, text());
  });
}
