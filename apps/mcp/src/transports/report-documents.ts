import { ProtocolError } from '@modelcontextprotocol/server';
import { systemClock } from '@bursar/calendar';
import { readLimitedBody } from '@bursar/rest';
import { DomainError, type Caller } from '@bursar/toolkit';

import type { Catalogue } from '../catalogue';
import { closedFolders } from '../open-folders';
import { callTool } from '../tool-calls';

const TOOL = 'calculate_report';
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * Answers `POST /reports/capital-gains.pdf` (or `.csv`) with the report as a file. The body holds the arguments of
 * calculate_report, which calculates it; its refusals are answered as `{code, message, details}`.
 */
export async function answerReportDocument(request: Request, caller: Caller, catalogue: Catalogue): Promise<Response> {
  const { REPORT_DOCUMENTS } = await import('@bursar/cgt-engine');
  const ending = new URL(request.url).pathname.split('.').at(-1) ?? '';
  const document = ending === 'pdf' || ending === 'csv' ? REPORT_DOCUMENTS[ending] : undefined;
  if (document === undefined || (await catalogue.findTool(TOOL)) === undefined) {
    return refusal(404, 'NOT_FOUND', 'There is no such document on this server.');
  }
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the arguments with Content-Type: application/json.');
  }
  const body = await readLimitedBody(request, BODY_LIMIT_BYTES);
  if (body === undefined) return refusal(413, 'MESSAGE_TOO_LARGE', 'The history is larger than 16 MiB.');
  const input = parsed(body);
  if (input === undefined)
    return refusal(400, 'INVALID_JSON', 'The body is not JSON; send the arguments as an object.');
  try {
    const call = { caller, files: closedFolders, signal: request.signal };
    const { structuredContent } = await callTool(catalogue, TOOL, input, call);
    return new Response(await document.write(structuredContent as never, systemClock), {
      headers: {
        'Content-Type': document.mediaType,
        'Content-Disposition': `attachment; filename="capital-gains.${ending}"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    return refused(error);
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return undefined;
  }
}

/** What is no refusal is thrown on. */
function refused(error: unknown): Response {
  if (error instanceof DomainError) return refusal(422, error.code, error.message, error.details);
  if (!(error instanceof ProtocolError)) throw error;
  const { code, ...details } = error.data as { readonly code: string };
  return refusal(code === 'INTERNAL_ERROR' ? 500 : 422, code, error.message, details);
}

function refusal(status: number, code: string, message: string, details: object = {}): Response {
  return Response.json({ code, message, details }, { status });
}
