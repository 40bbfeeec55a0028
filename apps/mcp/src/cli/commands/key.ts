import type { Access } from '@bursar/access';
import { systemClock } from '@bursar/calendar';
import { LOCAL_OWNER, printable } from '@bursar/toolkit';

import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { UsageError } from '../../configuration/usage-error';
import { withDatabase } from '../with-database';

interface Flags {
  readonly owner?: string;
  readonly name?: string;
}

type Verb = (access: Access, words: readonly string[], flags: Flags) => Promise<string>;

const create: Verb = async (access, words, { owner = LOCAL_OWNER, name }) => {
  if (words.length > 0 || name === undefined) {
    throw new UsageError('key create needs --name LABEL; --owner NAME creates it for another household');
  }
  return `${(await access.createKey(owner, name)).key}\n`;
};

const list: Verb = async (access, words) => {
  if (words.length > 0) throw new UsageError('key list takes no arguments');
  const keys = await access.listKeys();
  if (keys.length === 0) return 'There are no keys yet. "bursar key create --name laptop" creates one.\n';
  return keys
    .map(({ id, owner, label, createdAt, revokedAt }) => {
      const state = revokedAt === null ? 'valid' : `revoked ${revokedAt.slice(0, 10)}`;
      return `${[id, printable(owner), printable(label), `created ${createdAt.slice(0, 10)}`, state].join('\t')}\n`;
    })
    .join('');
};

const revoke: Verb = async (access, words) => {
  await access.revokeKey(oneId('revoke', words));
  return '';
};

const rotate: Verb = async (access, words) => `${(await access.rotateKey(oneId('rotate', words))).key}\n`;

function oneId(verb: string, [id, ...rest]: readonly string[]): string {
  if (id === undefined || rest.length > 0)
    throw new UsageError(`key ${verb} needs one ID; "bursar key list" lists them`);
  return id;
}

const VERBS: Readonly<Record<string, Verb>> = { create, list, revoke, rotate };

const OPTIONS = { owner: { type: 'string' }, name: { type: 'string' } } as const;

/** `bursar key create|list|revoke|rotate`: API keys for HTTP. A new key is printed once, alone on stdout. */
export async function key(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS, OPTIONS);
  const [name, ...words] = positionals;
  const verb = Object.hasOwn(VERBS, name ?? '') ? VERBS[name ?? ''] : undefined;
  if (verb === undefined) throw new UsageError(`key needs one of ${Object.keys(VERBS).join(', ')}`);
  if (verb !== create && (values.owner ?? values.name) !== undefined) {
    throw new UsageError(`key ${name} takes neither --owner nor --name`);
  }
  await withDatabase(values, async (database) => {
    const { openAccess } = await import('@bursar/access');
    const { owner, name: label } = values;
    const flags = { ...(owner !== undefined && { owner }), ...(label !== undefined && { name: label }) };
    process.stdout.write(await verb(openAccess(database, systemClock), words, flags));
  });
}
