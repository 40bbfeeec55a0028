import type { SettingDeclarations } from '@bursar/toolkit';
import * as z from 'zod';

/** What an operator can set for this domain. The pair and the API are read by their own parsers. */
export const settings = {
  participants: {
    environment: 'SHARED_SPLIT_PARTICIPANTS',
    schema: z.string().optional(),
    expected: 'a JSON array of two, such as [{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]',
    description:
      'the two people who share expenses: `[{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]`',
    defaultText: 'Elias and Letícia at first',
  },
  apiBaseUrl: {
    environment: 'MCP_API_BASE_URL',
    schema: z.string().optional(),
    expected: 'an absolute http or https URL without a query',
    description: 'another bursar that stores the shared expenses; nothing of them is then stored here',
    isSecret: true,
  },
  apiKey: {
    environment: 'MCP_API_KEY',
    schema: z.string().optional(),
    expected: 'printable ASCII without spaces',
    description: 'the API key for that server',
    isSecret: true,
  },
  apiTimeoutSeconds: {
    environment: 'MCP_API_TIMEOUT_SECONDS',
    schema: z.string().optional(),
    expected: 'a number of seconds above 0, such as 10 or 2.5',
    description: 'how long a whole request to that server may take, in seconds',
    defaultText: '10',
  },
} satisfies SettingDeclarations;
