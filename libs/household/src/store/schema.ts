import { sql } from 'drizzle-orm';
import { check, customType, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';

import type { EntryTarget, Language } from '../model/preferences';

// The owner is the first column of every key: no query reaches another owner's rows by mistake.

export const household = pgSchema('household');

/** Compared by code points in every domain: a cluster places rows by a column of one collation. */
const owner = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** What a household has set for everything that it keeps; null where it has not. */
export const settings = household.table(
  'settings',
  {
    owner: owner('owner').primaryKey(),
    language: text('language').$type<Language>(),
    currency: text('currency'),
    timeZone: text('time_zone'),
    entryTo: text('entry_to').$type<EntryTarget>(),
  },
  (table) => [
    check('settings_language', sql`${table.language} in ('en', 'pt', 'es', 'fr')`),
    check('settings_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('settings_time_zone', sql`${table.timeZone} ~ '^[A-Za-z0-9_+/-]{1,64}$'`),
    check('settings_entry_to', sql`${table.entryTo} in ('shared', 'budget', 'account')`),
  ],
);

/** Under which user the budget knows a person, where that is not the person's id. */
export const budgetUsers = household.table(
  'budget_users',
  {
    owner: owner('owner').notNull(),
    participantId: text('participant_id').notNull(),
    budgetUserId: text('budget_user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.participantId] }),
    check('budget_users_participant_id', sql`char_length(${table.participantId}) between 1 and 64`),
    check('budget_users_budget_user_id', sql`char_length(${table.budgetUserId}) between 1 and 64`),
  ],
);

/** The households that hold a sample. */
export const samples = household.table(
  'samples',
  {
    owner: owner('owner').primaryKey(),
    language: text('language').$type<Language>().notNull(),
    /** An instant, ISO 8601. */
    loadedAt: text('loaded_at').notNull(),
    /** By schema, the keys of the entries that belong to it: what else there is was entered by a person. */
    entries: jsonb('entries').$type<SampleEntries>().notNull(),
  },
  (table) => [check('samples_language', sql`${table.language} in ('en', 'pt', 'es', 'fr')`)],
);

/** Keys of entries, by schema. */
export type SampleEntries = Readonly<Record<string, readonly string[]>>;
