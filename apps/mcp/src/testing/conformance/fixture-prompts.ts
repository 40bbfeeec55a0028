import {
  acceptedContent,
  inputRequired,
  type GetPromptResult,
  type InputRequiredResult,
  type Prompt,
  type ServerContext,
} from '@modelcontextprotocol/server';

import { RED_PIXEL } from './media';
import { elicitText } from './input-requests';

/** A prompt with features that no domain of bursar needs. */
export interface FixturePrompt {
  readonly definition: Prompt;
  get(context: ServerContext, given: Readonly<Record<string, string>>): GetPromptResult | InputRequiredResult;
}

export const fixturePrompts: readonly FixturePrompt[] = [
  {
    definition: {
      name: 'test_prompt_with_embedded_resource',
      description: 'Shows a document.',
      arguments: [{ name: 'resourceUri', description: 'Which one.', required: true }],
    },
    get: (_context, { resourceUri = '' }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'resource',
            resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
          },
        },
        { role: 'user', content: { type: 'text', text: 'Please process the embedded resource above.' } },
      ],
    }),
  },
  {
    definition: { name: 'test_prompt_with_image', description: 'Shows a picture.' },
    get: () => ({
      messages: [
        { role: 'user', content: RED_PIXEL },
        { role: 'user', content: { type: 'text', text: 'Please analyze the image above.' } },
      ],
    }),
  },
  {
    definition: { name: 'test_input_required_result_prompt', description: 'Asks before it answers.' },
    get: ({ mcpReq }) => {
      const context = acceptedContent(mcpReq.inputResponses, 'user_context')?.['context'];
      if (typeof context !== 'string') {
        const question = elicitText('What context should the prompt use?', 'context');
        return inputRequired({ inputRequests: { user_context: question } });
      }
      return { messages: [{ role: 'user', content: { type: 'text', text: `In the context of ${context}.` } }] };
    },
  },
];
