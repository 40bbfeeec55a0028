import { setTimeout as pause } from 'node:timers/promises';

import type { ServerContext } from '@modelcontextprotocol/server';

import { text, type FixtureTool } from './fixture-tool';
import { RED_PIXEL, SILENCE } from './media';

/** Between what a running tool tells, so that each message is seen by itself. */
const STEP_MILLISECONDS = 50;

/** Kinds of content, and messages while a tool runs. */
export const contentTools: Readonly<Record<string, FixtureTool>> = {
  test_image_content: { description: 'A picture.', run: () => ({ content: [RED_PIXEL] }) },
  test_audio_content: { description: 'A sound.', run: () => ({ content: [SILENCE] }) },
  test_embedded_resource: {
    description: 'A document.',
    run: () => ({
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'test://embedded-resource',
            mimeType: 'text/plain',
            text: 'This is an embedded resource content.',
          },
        },
      ],
    }),
  },
  test_multiple_content_types: {
    description: 'A text, a picture and a document.',
    run: () => ({
      content: [
        { type: 'text', text: 'Multiple content types test:' },
        RED_PIXEL,
        {
          type: 'resource',
          resource: {
            uri: 'test://mixed-content-resource',
            mimeType: 'application/json',
            text: JSON.stringify({ test: 'data', value: 123 }),
          },
        },
      ],
    }),
  },
  test_tool_with_logging: {
    description: 'Tells what it does.',
    run: async ({ mcpReq }) => {
      await mcpReq.log('info', 'Tool execution started');
      await pause(STEP_MILLISECONDS);
      await mcpReq.log('info', 'Tool processing data');
      await pause(STEP_MILLISECONDS);
      await mcpReq.log('info', 'Tool execution completed');
      return text('Three messages were sent.');
    },
  },
  test_logging_tool: {
    description: 'Tells what it does to who wants to know.',
    run: async ({ mcpReq }) => {
      await mcpReq.log('info', 'Only for who asked for messages');
      return text('A message was sent to who asked for it.');
    },
  },
  test_tool_with_progress: {
    description: 'Tells how far it is.',
    run: async (context) => {
      await tellProgress(context, 0);
      await pause(STEP_MILLISECONDS);
      await tellProgress(context, 50);
      await pause(STEP_MILLISECONDS);
      await tellProgress(context, 100);
      return text('Done.');
    },
  },
  json_schema_2020_12_tool: {
    description: 'Has a schema with words of JSON Schema 2020-12.',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: {
        name: { type: 'string' },
        address: { $ref: '#/$defs/address' },
        contactMethod: { type: 'string', enum: ['phone', 'email'] },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
    run: () => text('Its schema is what matters.'),
  },
};

async function tellProgress({ mcpReq }: ServerContext, progress: number): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return;
  await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
}
