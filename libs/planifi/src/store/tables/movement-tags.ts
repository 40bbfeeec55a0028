import { foreignKey, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { owner, planifi } from './columns';
import { movements } from './movements';
import { tags } from './tags';

export const movementTags = planifi.table(
  'movement_tags',
  { owner: owner(), movementId: uuid('movement_id').notNull(), tagId: uuid('tag_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.owner, table.movementId, table.tagId] }),
    foreignKey({
      name: 'movement_tags_movement',
      columns: [table.owner, table.movementId],
      foreignColumns: [movements.owner, movements.id],
    }),
    foreignKey({
      name: 'movement_tags_tag',
      columns: [table.owner, table.tagId],
      foreignColumns: [tags.owner, tags.id],
    }),
  ],
);
