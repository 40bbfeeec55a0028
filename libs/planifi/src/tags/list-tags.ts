import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { publishTag, tag } from '../model/tag';
import { allTags } from '../store/tags';

/** All tags, sorted by key. */
export const listTags = defineRead({
  action: 'listTags',
  toolsets: ['review'],
  title: 'Existing tags and labels',
  description:
    'Lists all tags or labels to reuse. Etiquetas, existen, lista, todas; etiquetas, existem, lista, ' +
    'todas; étiquettes, existantes, liste, toutes; vorhandene Schlagwörter, Liste, alle.',
  input: z.strictObject({}),
  output: z.strictObject({ tags: z.array(tag) }),
  execute: (context) =>
    readTransaction(context, async (connection) => (await allTags(connection, context.owner)).map(publishTag)),
  structured: (tags) => ({ tags }),
  route: {
    path: '/api/v1/tags',
    summary: 'All tags, by name',
    success: { status: 200, body: z.array(tag) },
  },
});
