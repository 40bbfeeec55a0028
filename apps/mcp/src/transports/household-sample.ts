import type { HouseholdSample } from '@bursar/household';
import { DomainError, type Caller } from '@bursar/toolkit';

import { databaseRefusal } from './database-refusal';

/** The made-up households, which the page and programs load and remove. */
export interface SampleAccess {
  readonly open: () => Promise<HouseholdSample>;
  /** They may be looked at and neither loaded nor removed. */
  readonly readOnly: boolean;
}

const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE'];

const CONFLICTS = ['HOUSEHOLD_NOT_EMPTY', 'ENTRIES_OF_YOUR_OWN'];

/**
 * Answers `GET /household/sample` with whether the caller's household holds the sample, `PUT` by loading it, and `DELETE`
 * by removing it, with `?all=true` together with what was entered since. Refusals are answered as `{code, message, details}`.
 */
export async function answerHouseholdSample(
  request: Request,
  caller: Caller,
  { open, readOnly }: SampleAccess,
): Promise<Response> {
  const { method, headers, url } = request;
  if (!METHODS.includes(method)) {
    const message = 'The sample is read with GET, loaded with PUT and removed with DELETE.';
    return refusal(405, 'METHOD_NOT_ALLOWED', message, {}, { Allow: METHODS.join(', ') });
  }
  const isChange = method === 'PUT' || method === 'DELETE';
  if (isChange && readOnly) return refusal(403, 'READ_ONLY', 'This server was started to change nothing.');
  try {
    const household = await open();
    if (!isChange) return answer(await household.show(caller.owner));
    if (method === 'DELETE') {
      return answer(await household.remove(caller.owner, new URL(url).searchParams.get('all') === 'true'));
    }
    const { acceptedLanguages } = await import('@bursar/household');
    return answer(await household.load(caller.owner, acceptedLanguages(headers.get('accept-language'))));
  } catch (error) {
    if (error instanceof DomainError) {
      return refusal(CONFLICTS.includes(error.code) ? 409 : 422, error.code, error.message, error.details);
    }
    return databaseRefusal(error);
  }
}

function answer(shown: object): Response {
  return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } });
}

function refusal(
  status: number,
  code: string,
  message: string,
  details: object = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ code, message, details }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
