import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { listInput } from '../contract/inputs';
import { tagsOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function listTagsTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('listTags'),
    title: 'List tags',
    description:
      'Lists the tags there are already (etiquetas) by name. Use it to reuse a tag instead of making a similar one.',
    input: listInput,
    output: tagsOutput,
    effect: 'read',
    run: ({ correlationId }, context) =>
      correlated(correlationId, context, async () => ({ tags: await (await load(context.caller)).listTags() })),
  });
}
