import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { tagUses } from '../store/tags';

const uses = z.array(z.strictObject({ name: z.string(), movements: z.int().min(0) }));

/** How many movements carry each tag, by tag key. */
export const countTaggedMovements = defineRead({
  action: 'countTaggedMovements',
  title: 'Count movements by tag',
  description:
    'Counts how many movements carry each tag (cuántos gastos tiene cada etiqueta), tags without any included. Use it to ' +
    'find tags that nobody uses.',
  input: z.strictObject({}),
  output: z.strictObject({ tags: uses }),
  execute: (context) => readTransaction(context, (connection) => tagUses(connection, context.owner)),
  structured: (tags) => ({ tags }),
  route: {
    path: '/api/v1/tags/uses',
    summary: 'How many movements carry each tag',
    success: { status: 200, body: uses },
  },
});
