import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { openApiErrors } from '@bursar/rest/testing';
import type { RestFace } from '@bursar/toolkit';

import { STATUS_OF_CODE } from './model/error-codes';
import { createSharedSplit } from './shared-split';
import { sendAs } from './testing/rest-requests';

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

const domain = createSharedSplit({
  database: openDatabase({ url: 'postgres://127.0.0.1:1/none' }),
  clock: systemClock,
});

async function described() {
  const response = await sendAs(domain, 'anybody')(new Request('http://localhost/v1/openapi.json'));
  return (await response.json()) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
}

it('describes every operation, and conforms to the specification', async () => {
  const document = await described();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual([
    'GET /v1/balance',
    'GET /v1/export',
    'GET /v1/months/{year}/{month}/report',
    'GET /v1/months/{year}/{month}/summary',
    'GET /v1/movements',
    'GET /v1/movements/{movement_id}/history',
    'GET /v1/participants',
    'GET /v1/recurrences',
    'PATCH /v1/recurrences/{recurrence_id}',
    'POST /v1/months/{year}/{month}/recurrences/generate',
    'POST /v1/movements',
    'POST /v1/movements/{movement_id}/correct',
    'POST /v1/recurrences',
    'POST /v1/recurrences/{recurrence_id}/end',
    'POST /v1/recurrences/{recurrence_id}/pause',
    'POST /v1/recurrences/{recurrence_id}/reactivate',
    'POST /v1/settlements',
  ]);
  expect(await openApiErrors(document)).toBe('');
});

it('gives every error a status of its codes', async () => {
  const { paths } = await described();
  const statuses = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => Object.keys(responses).filter((status) => status >= '400')),
  );
  const known = new Set(Object.values(STATUS_OF_CODE).map(String));
  expect([...new Set(statuses)].filter((status) => !known.has(status))).toEqual([]);
});

it('is public, and needs no key on a server without keys', () => {
  const { prefix, openPaths, alwaysNeedsKey } = domain.rest as RestFace;
  expect({ prefix, openPaths, alwaysNeedsKey }).toEqual({
    prefix: '/v1',
    openPaths: ['/v1/openapi.json'],
    alwaysNeedsKey: false,
  });
});
