import { sql } from 'drizzle-orm';
import { check, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { exactText, instant, owner, planifi } from './columns';

export const tags = planifi.table(
  'tags',
  {
    owner: owner(),
    id: uuid('tag_id').notNull(),
    /** The first spelling that was sent. */
    name: text('name').notNull(),
    /** Shared by all spellings of the name. */
    key: exactText('key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    unique('tags_one_a_key').on(table.owner, table.key),
    check('tags_name_length', sql`char_length(${table.name}) between 1 and 80`),
    check('tags_key_given', sql`${table.key} <> ''`),
  ],
);
