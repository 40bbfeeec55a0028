import { createRestFace, type RestFaceOptions } from '@bursar/rest';
import type { RestFace } from '@bursar/toolkit';

import type { LoadHousehold } from './http/load-household';
import { restDialect } from './rest-dialect';

const PREFIX = '/v1';
const REQUEST_ID = /^[\x20-\x7e]{1,128}$/;

/** The use cases for programs: everything that the tools do, and pausing, reactivating and generating. */
export function createSplitRestFace(
  load: LoadHousehold,
  options: Pick<RestFaceOptions, 'readOnly' | 'onFault'>,
): RestFace {
  return createRestFace({
    ...options,
    prefix: PREFIX,
    alwaysNeedsKey: false,
    routes: async () => (await import('./http/routes')).splitRoutes(load),
    dialect: restDialect,
    description: {
      path: `${PREFIX}/openapi.json`,
      title: 'shared-split',
      version: '1',
      text: 'Expenses that two people share by halves, in reais, and who owes whom for a month.',
    },
    echo: echoRequestId,
  });
}

function echoRequestId({ headers }: Request): Readonly<Record<string, string>> {
  const id = headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(id) ? { 'x-request-id': id } : {};
}
