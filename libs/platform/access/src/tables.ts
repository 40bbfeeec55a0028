import { sql } from 'drizzle-orm';
import { check, pgSchema, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const access = pgSchema('access');

/** The owners of data. Every other table of every domain has their ids. */
export const owners = access.table(
  'owners',
  {
    id: text('owner_id').primaryKey(),
    /** The owner's name on the command line. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    unique('owners_name').on(table.name),
    check('owners_name_length', sql`char_length(${table.name}) between 1 and 100`),
  ],
);

/** API keys. Only digests are stored: the content of this table cannot be used as a key. */
export const apiKeys = access.table(
  'api_keys',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id),
    id: uuid('key_id').primaryKey(),
    label: text('label').notNull(),
    /** SHA-256 of the whole key, in lower-case hexadecimal digits. */
    digest: text('digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    unique('api_keys_digest').on(table.digest),
    check('api_keys_digest_form', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    check('api_keys_label_length', sql`char_length(${table.label}) between 1 and 100`),
  ],
);

/** Subjects of token issuers. Each is one owner, and no owner is two of them. */
export const subjects = access.table(
  'subjects',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id),
    /** Exactly as in the tokens: the same subject of another issuer is another owner. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'subjects_identity', columns: [table.issuer, table.subject] }),
    unique('subjects_owner').on(table.ownerId),
    check('subjects_issuer_length', sql`char_length(${table.issuer}) between 1 and 255`),
    check('subjects_subject_length', sql`char_length(${table.subject}) between 1 and 255`),
  ],
);
