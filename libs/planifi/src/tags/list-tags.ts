import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { publishTag, tag } from '../model/tag';
import { allTags } from '../store/tags';

/** All tags, sorted by key. */
export const listTags = defineRead({
  action: 'listTags',
  toolsets: ['review'],
  title: 'List tags',
  description:
    'Lists the tags or labels there are already, existing ones to reuse. Etiquetas, existem, existen; étiquettes; ' +
    'vorhandene Schlagwörter.',
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
