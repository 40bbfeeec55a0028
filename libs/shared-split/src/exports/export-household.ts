import type { UseCase } from '@bursar/toolkit';
import * as z from 'zod';

import type { SplitContext } from '../context';
import { writeExport, type ExportFormat } from './write-export';

const input = z.strictObject({ format: z.enum(['jsonl', 'csv']).default('jsonl') });

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = { jsonl: 'application/x-ndjson', csv: 'text/csv' };

/** Everything that a household has, over REST. The text is complete before it is sent: no transaction waits for a client. */
export const exportHousehold: UseCase<SplitContext> = {
  name: 'exportHousehold',
  input,
  effect: 'read',
  execute: async (context, { format }: z.output<typeof input>) => {
    const pieces: string[] = [];
    await writeExport(context, format, (text) => void pieces.push(text));
    return { format, content: pieces.join('') };
  },
  route: {
    operationId: 'exportHousehold',
    method: 'GET',
    path: '/v1/export',
    summary: 'Everything as JSON lines, or movements and settlements as CSV',
    success: { status: 200, mediaTypes: Object.values(MEDIA_TYPES) },
    request: { query: input },
    respond: ({ format, content }: { format: ExportFormat; content: string }) => ({
      text: { mediaType: MEDIA_TYPES[format], content },
    }),
  },
};
