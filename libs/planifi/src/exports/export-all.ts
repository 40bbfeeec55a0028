import type { UseCase } from '@bursar/toolkit';
import * as z from 'zod';

import { readTransaction, type PlanifiContext } from '../context';
import { readHeaders } from '../request-headers';
import { EXPORT_MEDIA_TYPES, writeExport, type ExportFormat } from './write-export';

const input = z.strictObject({ format: z.enum(['jsonl', 'csv']).default('jsonl') });

/** Everything that an owner has, over REST. The text is complete before it is sent: no transaction waits for a client. */
export const exportAll: UseCase<PlanifiContext> = {
  name: 'planifi.export.v1',
  input,
  effect: 'read',
  execute: async (context, { format }: z.output<typeof input>) => {
    const pieces: string[] = [];
    await readTransaction(context, (connection) => {
      // It runs again when its connection is lost.
      pieces.length = 0;
      return writeExport(connection, context.owner, format, (text) => void pieces.push(text));
    });
    return { format, content: pieces.join('') };
  },
  route: {
    operationId: 'export',
    method: 'GET',
    path: '/api/v1/export',
    summary: 'All accounts, tags, transactions and transfers as JSON lines, or all transactions as CSV',
    success: { status: 200, mediaTypes: Object.values(EXPORT_MEDIA_TYPES) },
    request: { query: input, headers: readHeaders },
    toInput: ({ query }: { query: z.output<typeof input> }) => query,
    respond: ({ format, content }: { format: ExportFormat; content: string }) => ({
      text: { mediaType: EXPORT_MEDIA_TYPES[format], content },
    }),
  },
};
