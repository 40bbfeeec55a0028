import { defineRoute, type RestRoute } from '@bursar/rest';
import * as z from 'zod';

import { tagBody } from '../contract/inputs';
import { tag } from '../contract/outputs';
import type { LoadPlanifi } from '../tools/load-planifi';
import { readHeaders, writeHeaders } from './headers';
import { WRITE_ERRORS } from './write-errors';

export function tagRoutes(load: LoadPlanifi): readonly RestRoute[] {
  const path = '/api/v1/tags';
  return [
    defineRoute({
      name: 'listTags',
      method: 'GET',
      path,
      summary: 'All tags, by name',
      input: { headers: readHeaders },
      success: { status: 200, body: z.array(tag) },
      errors: [],
      run: async (_input, { caller }) => ({ body: await (await load(caller)).listTags() }),
    }),
    defineRoute({
      name: 'createTag',
      method: 'POST',
      path,
      summary: 'Create a tag, or give the one there is',
      input: { headers: writeHeaders, body: tagBody },
      success: { status: 201, body: tag },
      errors: WRITE_ERRORS,
      run: async ({ headers, body }, { caller }) => ({
        body: await (await load(caller)).createTag(headers['Idempotency-Key'], body),
      }),
    }),
  ];
}
