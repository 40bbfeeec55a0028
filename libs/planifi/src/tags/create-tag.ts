import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { tagName } from '../model/input-fields';
import { publishTag, tag } from '../model/tag';
import { resolveTags } from './resolve-tags';

const input = z.strictObject({ name: tagName });

/** Creates a tag, or returns the existing one of the same key in its first spelling. */
export const createTag = defineWrite({
  action: 'createTag',
  toolsets: ['review'],
  title: 'Add a tag or label',
  description:
    'Creates (add) a new tag, label or hashtag. Crea, agrega etiqueta nueva; criar, adicionar nova ' +
    'etiqueta; créer, ajouter nouvelle étiquette; neues Schlagwort anlegen, erstellen.',
  input,
  output: z.strictObject({ tag }),
  effect: 'idempotent-write',
  write: ({ owner }, { name }) => ({
    canonicalRequest: { name: name.key },
    execute: async (transaction, at) => {
      const [stored] = await resolveTags(transaction, { owner, at }, [name], true);
      if (stored === undefined) throw new Error('a tag was not stored');
      return publishTag(stored);
    },
  }),
  structured: (created) => ({ tag: created }),
  route: {
    path: '/api/v1/tags',
    summary: 'Create a tag, or give the one there is',
    request: { body: input },
    success: { status: 201, body: tag },
  },
});
