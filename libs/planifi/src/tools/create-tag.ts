import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { createTagInput } from '../contract/inputs';
import { tagOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function createTagTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('createTag'),
    title: 'Create a tag',
    description:
      'Creates or adds a new tag (crea/agrega una etiqueta), a label for movements. Letter case does not matter: for a ' +
      'name that is known it answers with the tag there is.',
    input: createTagInput,
    output: tagOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        tag: await (await load(context.caller)).createTag(key, request),
      })),
  });
}
