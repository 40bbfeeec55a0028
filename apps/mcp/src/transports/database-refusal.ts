import type { DatabaseUnavailable } from '@bursar/database';

/** 503 with why the database cannot be used, `details.reason` where trying again does not help. Any other error is thrown. */
export function databaseRefusal(error: unknown): Response {
  if (!isUnavailable(error)) throw error;
  const details = error.reason === 'migration' ? { reason: 'OTHER_VERSION' } : {};
  const body = { code: 'SERVICE_UNAVAILABLE', message: error.message, details };
  return Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

/** By name: the class is loaded with the database only. */
function isUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof Error && error.name === 'DatabaseUnavailable';
}
