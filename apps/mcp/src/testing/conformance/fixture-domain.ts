import { preloaded, definePrompt, defineTool, DomainError, type Domain } from '@bursar/toolkit';
import * as z from 'zod';

const nothing = z.strictObject({});

/** The fixtures that a domain can offer. Names and texts are the suite's. */
export const fixtureDomain: Domain = {
  name: 'conformance',
  summary: 'Fixtures of the conformance suite.',
  tools: preloaded([
    defineTool({
      toolsets: ['everyday'],
      name: 'test_simple_text',
      title: 'Simple text',
      description: 'Answers with a text.',
      input: nothing,
      effect: 'read',
      run: async () => ({ structured: {}, text: 'This is a simple text response for testing.' }),
    }),
    defineTool({
      toolsets: ['everyday'],
      name: 'test_error_handling',
      title: 'An error',
      description: 'Refuses every call.',
      input: nothing,
      effect: 'read',
      run: () => Promise.reject(new DomainError('REFUSED', 'This tool intentionally returns an error for testing')),
    }),
  ]),
  resources: [
    {
      uri: 'test://static-text',
      name: 'static-text',
      title: 'Static text',
      description: 'A text that never changes.',
      mimeType: 'text/plain',
      read: async () => 'This is the content of the static text resource.',
    },
  ],
  prompts: [
    definePrompt({
      name: 'test_simple_prompt',
      title: 'Simple prompt',
      description: 'Asks for nothing.',
      arguments: {},
      effect: 'read',
      render: () => 'This is a simple prompt for testing.',
    }),
    definePrompt({
      name: 'test_prompt_with_arguments',
      title: 'Prompt with arguments',
      description: 'Repeats its arguments.',
      arguments: {
        arg1: { title: 'First', description: 'Any text.', required: true },
        arg2: { title: 'Second', description: 'Any text.', required: true },
      },
      effect: 'read',
      render: ({ arg1, arg2 }) => `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`,
    }),
  ],
  failure: {
    invalidArguments: () => new DomainError('INVALID_ARGUMENTS', 'The tool takes no arguments.'),
    render: ({ message }) => ({ kind: 'tool-result', content: [{ text: message }] }),
    renderFault: () => ({ kind: 'tool-result', content: [{ text: 'a fault' }] }),
  },
};
