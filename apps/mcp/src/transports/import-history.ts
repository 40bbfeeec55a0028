import type { LedgerAdministration, ListedImport } from '@bursar/finance-tools';
import { mediaTypeOf, readLimitedBody } from '@bursar/rest';
import { DomainError, type Caller } from '@bursar/toolkit';

/** The ledgers whose imports the page lists and takes back. */
export interface ImportHistory {
  readonly openLedger: (owner: string) => Promise<LedgerAdministration>;
  /** Imports may be listed and not undone. */
  readonly readOnly: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Answers the page's `POST /imports/list`, with `{items}`, and `POST /imports/undo`, whose body holds `import_id`, with
 * what was taken back. Refusals are answered as `{code, message, details}`.
 */
export async function answerImportHistory(
  request: Request,
  caller: Caller,
  history: ImportHistory | undefined,
): Promise<Response> {
  const action = new URL(request.url).pathname.split('/').at(-1);
  if (history === undefined || (action !== 'list' && action !== 'undo')) {
    return refusal(404, 'NOT_FOUND', 'There is nothing here.');
  }
  if (mediaTypeOf(request) !== 'application/json') {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the arguments with Content-Type: application/json.');
  }
  if (action === 'undo' && history.readOnly) {
    return refusal(403, 'VALIDATION_ERROR', 'This server was started to change nothing.');
  }
  const input = await inputOf(request);
  if (input === undefined) return refusal(400, 'INVALID_JSON', 'The body is not a JSON object.');
  try {
    const ledger = await history.openLedger(caller.owner);
    if (action === 'list') return Response.json({ items: (await ledger.listImports()).map(publishedImport) });
    const { importId, accountIds, ...counts } = await ledger.undoImport(String(input['import_id']));
    return Response.json({ import_id: importId, account_ids: accountIds, ...counts });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refusal(422, error.code, error.message, error.details);
  }
}

/** An import as programs get it. */
export function publishedImport(listed: ListedImport) {
  return {
    import_id: listed.importId,
    committed_at: listed.committedAt,
    file: listed.fileName,
    account_ids: listed.accountIds,
    imported_count: listed.importedCount,
    replaced_count: listed.replacedCount,
    start_date: listed.startDate,
    end_date: listed.endDate,
    proof: listed.proof,
  };
}

async function inputOf(request: Request): Promise<Record<string, unknown> | undefined> {
  const body = await readLimitedBody(request, BODY_LIMIT_BYTES);
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function refusal(status: number, code: string, message: string, details: object = {}): Response {
  return Response.json({ code, message, details }, { status, headers: { 'Cache-Control': 'no-store' } });
}
