import type { HouseholdSettings } from '@bursar/household';
import { mediaTypeOf, readLimitedBody } from '@bursar/rest';
import { DomainError, type Caller } from '@bursar/toolkit';

import { databaseRefusal } from './database-refusal';

/** The settings of households, which the page and programs read and change. */
export interface SettingsAccess {
  readonly open: () => Promise<HouseholdSettings>;
  /** They may be read and not changed. */
  readonly readOnly: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const METHODS = ['GET', 'HEAD', 'PATCH'];

/** Of the refusals of settings; any other refusal is 422 too. */
const STATUS: Readonly<Record<string, number>> = { INVALID_SETTING: 422, SETTING_FIXED: 409 };

/**
 * Answers `GET /household/settings` with the settings of the caller's household, and `PATCH`, whose body holds those that
 * change, with the new ones. Refusals are answered as `{code, message, details}`.
 */
export async function answerHouseholdSettings(
  request: Request,
  caller: Caller,
  { open, readOnly }: SettingsAccess,
): Promise<Response> {
  const { method, headers } = request;
  if (!METHODS.includes(method)) {
    const message = 'Settings are read with GET and changed with PATCH.';
    return refusal(405, 'METHOD_NOT_ALLOWED', message, {}, { Allow: METHODS.join(', ') });
  }
  const { acceptedLanguages } = await import('@bursar/household');
  const languages = acceptedLanguages(headers.get('accept-language'));
  try {
    if (method !== 'PATCH') return settingsResponse(await (await open()).show(caller.owner, languages));
    if (readOnly) return refusal(403, 'READ_ONLY', 'This server was started to change nothing.');
    if (mediaTypeOf(request) !== 'application/json') {
      return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the settings with Content-Type: application/json.');
    }
    const body = await readLimitedBody(request, BODY_LIMIT_BYTES);
    if (body === undefined) return refusal(413, 'MESSAGE_TOO_LARGE', 'The settings are larger than 64 KiB.');
    const change = objectIn(body);
    if (change === undefined) return refusal(400, 'INVALID_JSON', 'The body is not a JSON object.');
    return settingsResponse(await (await open()).change(caller.owner, change, languages));
  } catch (error) {
    if (error instanceof DomainError)
      return refusal(STATUS[error.code] ?? 422, error.code, error.message, error.details);
    return databaseRefusal(error);
  }
}

function settingsResponse(settings: object): Response {
  return Response.json(settings, { headers: { 'Cache-Control': 'no-store', Vary: 'Accept-Language' } });
}

function objectIn(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
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
