import { randomUUID } from 'node:crypto';

import type { Clock } from '@bursar/calendar';
import type { Database, Transaction } from '@bursar/database';
import { DomainError, LOCAL_OWNER } from '@bursar/toolkit';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { digestOf, idOfKey, newApiKey, sameDigest } from './api-key';
import { migrations } from './migrations';
import { takeCall, type BucketLimit, type TakenCall } from './rate-buckets';
import { apiKeys, owners, subjects } from './tables';

export interface AccessKey {
  readonly id: string;
  readonly owner: string;
  readonly label: string;
  /** In UTC, as the database writes it. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** A valid key, for the owner whose data it opens. */
export type OwnKey = Pick<AccessKey, 'id' | 'label' | 'createdAt'>;

/** A new key: the only time at which it can be read. */
export interface IssuedKey {
  readonly id: string;
  readonly key: string;
}

export type Access = ReturnType<typeof openAccess>;

/** Owners and their keys. Nothing is read before the first use. Throws DatabaseUnavailable. */
export function openAccess(database: Database, clock: Clock) {
  const store = database.forDomain({ migrations });
  const now = () => new Date(clock.now()).toISOString();

  /** The id of the owner with this name, created if there is none. `local` is the person at this machine. */
  const ownerNamed = async (given: string): Promise<string> =>
    store.transaction((transaction) => ownerIn(transaction, given, now()));

  const issue = async (ownerId: string, label: string): Promise<IssuedKey> => {
    const { id, key, digest } = newApiKey();
    await store.run(({ drizzle }) => drizzle.insert(apiKeys).values({ id, ownerId, label, digest, createdAt: now() }));
    return { id, key };
  };

  return {
    ownerNamed,

    /** The id of the owner with this name; undefined where there is none, and none is created. Throws `INVALID_ARGUMENT`. */
    findOwner: async (given: string): Promise<string | undefined> => {
      const name = checked('owner', given);
      if (name === LOCAL_OWNER) return LOCAL_OWNER;
      const [found] = await store.run(({ drizzle }) =>
        drizzle.select({ id: owners.id }).from(owners).where(eq(owners.name, name)),
      );
      return found?.id;
    },

    /** The same as `ownerNamed` within a transaction of the caller, which has the tables: it goes where that is taken back. */
    ownerNamedIn: (transaction: Transaction, given: string): Promise<string> => ownerIn(transaction, given, now()),

    /** Creates a key for an owner. Throws `INVALID_ARGUMENT`. */
    createKey: async (owner: string, label: string): Promise<IssuedKey> => {
      const checkedLabel = checked('name', label);
      return issue(await ownerNamed(owner), checkedLabel);
    },

    /** Every key, including revoked ones, the oldest first. */
    listKeys: (): Promise<AccessKey[]> =>
      store.run(({ drizzle }) =>
        drizzle
          .select({
            id: apiKeys.id,
            owner: owners.name,
            label: apiKeys.label,
            createdAt: apiKeys.createdAt,
            revokedAt: apiKeys.revokedAt,
          })
          .from(apiKeys)
          .innerJoin(owners, eq(owners.id, apiKeys.ownerId))
          .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
      ),

    /** The keys that open an owner's data, the oldest first. */
    keysOf: (ownerId: string): Promise<OwnKey[]> =>
      store.run(({ drizzle }) =>
        drizzle
          .select({ id: apiKeys.id, label: apiKeys.label, createdAt: apiKeys.createdAt })
          .from(apiKeys)
          .where(and(eq(apiKeys.ownerId, ownerId), isNull(apiKeys.revokedAt)))
          .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
      ),

    /** Revokes a key, of one owner where that is given. Throws `KEY_NOT_FOUND`, also for one that was revoked before. */
    revokeKey: async (id: string, ownerId?: string): Promise<void> => {
      const which = ownerId === undefined ? isValidKey(id) : and(isValidKey(id), eq(apiKeys.ownerId, ownerId));
      const revoked = await store.run(({ drizzle }) =>
        drizzle.update(apiKeys).set({ revokedAt: now() }).where(which).returning({ id: apiKeys.id }),
      );
      if (revoked.length === 0) throw keyNotFound();
    },

    /** Revokes a key and creates its replacement. Throws `KEY_NOT_FOUND`. */
    rotateKey: (id: string): Promise<IssuedKey> =>
      store.transaction(async ({ drizzle }) => {
        const [old] = await drizzle
          .update(apiKeys)
          .set({ revokedAt: now() })
          .where(isValidKey(id))
          .returning({ ownerId: apiKeys.ownerId, label: apiKeys.label });
        if (old === undefined) throw keyNotFound();
        const fresh = newApiKey();
        await drizzle.insert(apiKeys).values({ ...old, id: fresh.id, digest: fresh.digest, createdAt: now() });
        return { id: fresh.id, key: fresh.key };
      }),

    /** The owner and the id of a key; undefined for an unknown or revoked one. */
    ownerOfKey: async (key: string): Promise<{ readonly owner: string; readonly keyId: string } | undefined> => {
      const id = idOfKey(key);
      if (id === undefined) return undefined;
      const [found] = await store.run(({ drizzle }) =>
        drizzle
          .select({ owner: apiKeys.ownerId, digest: apiKeys.digest })
          .from(apiKeys)
          .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt))),
      );
      return found !== undefined && sameDigest(found.digest, digestOf(key))
        ? { owner: found.owner, keyId: id }
        : undefined;
    },

    /** Takes a call out of the bucket of a key or an owner. See `takeCall`. */
    takeCall: (bucket: string, limit: BucketLimit): Promise<TakenCall> =>
      store.run((connection) => takeCall(connection, bucket, limit)),

    /** The owner for a token issuer's subject, created when the two are first seen together. */
    ownerOfSubject: async (issuer: string, subject: string): Promise<string> => {
      const identity = and(eq(subjects.issuer, issuer), eq(subjects.subject, subject));
      const [known] = await store.run(({ drizzle }) =>
        drizzle.select({ owner: subjects.ownerId }).from(subjects).where(identity),
      );
      if (known !== undefined) return known.owner;
      return store.transaction(async ({ drizzle }) => {
        const ownerId = randomUUID();
        // A unique name that contains nothing from the token.
        await drizzle.insert(owners).values({ id: ownerId, name: `oauth ${ownerId}`, createdAt: now() });
        const made = await drizzle
          .insert(subjects)
          .values({ ownerId, issuer, subject, createdAt: now() })
          .onConflictDoNothing({ target: [subjects.issuer, subjects.subject] })
          .returning({ owner: subjects.ownerId });
        if (made.length > 0) return ownerId;
        // A concurrent call with the same subject was first.
        await drizzle.delete(owners).where(eq(owners.id, ownerId));
        const [found] = await drizzle.select({ owner: subjects.ownerId }).from(subjects).where(identity);
        return (found as { owner: string }).owner;
      });
    },
  };
}

async function ownerIn({ drizzle }: Transaction, given: string, createdAt: string): Promise<string> {
  const name = checked('owner', given);
  const id = name === LOCAL_OWNER ? LOCAL_OWNER : randomUUID();
  await drizzle.insert(owners).values({ id, name, createdAt }).onConflictDoNothing();
  const [found] = await drizzle.select({ id: owners.id }).from(owners).where(eq(owners.name, name));
  return (found as { id: string }).id;
}

/** Matches a key that is not revoked by its id, which may be any text. */
function isValidKey(id: string) {
  return and(sql`${apiKeys.id}::text = ${id.toLowerCase()}`, isNull(apiKeys.revokedAt));
}

function checked(field: 'owner' | 'name', given: string): string {
  const text = given.trim();
  if (/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(text)) return text;
  throw new DomainError('INVALID_ARGUMENT', `--${field} takes 1 to 100 characters on one line`);
}

/** The message does not contain the given text, which may be a key instead of an id. */
function keyNotFound(): DomainError {
  const message = 'no key that opens anything has this id; "bursar key list" shows the ids';
  return new DomainError('KEY_NOT_FOUND', message);
}
