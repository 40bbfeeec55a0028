import { mediaTypeOf, readLimitedBody } from '@bursar/rest';
import { DomainError, type Caller } from '@bursar/toolkit';

import type { Catalogue } from '../protocol/catalogue';
import type { CallTasks } from '../protocol/offloading';
import { limitRefusal } from '../protocol/written-answer';

const TOOL = 'calculate_report';
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

const KINDS = ['pdf', 'csv'] as const;

export interface ReportParts {
  readonly catalogue: Catalogue;
  readonly calls: CallTasks;
}

/**
 * Answers `POST /reports/capital-gains.pdf` (or `.csv`) with the report as a file, which a worker thread writes. The body
 * holds the arguments of calculate_report; its refusals are answered as `{code, message, details}`.
 */
export async function answerReportDocument(
  request: Request,
  caller: Caller,
  { catalogue, calls }: ReportParts,
): Promise<Response> {
  const ending = new URL(request.url).pathname.split('.').at(-1);
  const kind = KINDS.find((one) => one === ending);
  const entry = await catalogue.findTool(TOOL);
  if (kind === undefined || entry === undefined) {
    return refusal(404, 'NOT_FOUND', 'There is no such document on this server.');
  }
  if (mediaTypeOf(request) !== 'application/json') {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the arguments with Content-Type: application/json.');
  }
  const json = await readLimitedBody(request, BODY_LIMIT_BYTES);
  if (json === undefined) return refusal(413, 'MESSAGE_TOO_LARGE', 'The history is larger than 16 MiB.');
  try {
    const written = await calls.run(
      'writeReport',
      { kind, json, domain: entry.domain.name, tool: TOOL, caller },
      {
        owner: caller.owner,
        signal: request.signal,
        refuse: (limit) => limitRefusal(entry.domain.failure, limit, TOOL),
      },
    );
    if (written === undefined) {
      return refusal(400, 'INVALID_JSON', 'The body is not JSON; send the arguments as an object.');
    }
    return new Response(written.document, {
      headers: {
        'Content-Type': written.mediaType,
        'Content-Disposition': `attachment; filename="capital-gains.${kind}"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof DomainError) return refusal(422, error.code, error.message, error.details);
    throw error;
  }
}

function refusal(status: number, code: string, message: string, details: object = {}): Response {
  return Response.json({ code, message, details }, { status });
}
