import { createRestFace, type RestFaceOptions } from '@bursar/rest';
import type { RestFace } from '@bursar/toolkit';

import { restDialect } from './rest-dialect';

const PREFIX = '/v1';
const REQUEST_ID = /^[\x20-\x7e]{1,128}$/;

/** The REST API under `/v1`: the operations of the tools, and pausing, reactivating and generating recurrences. */
export function createSplitRestFace(options: Pick<RestFaceOptions, 'routes' | 'readOnly' | 'onFault'>): RestFace {
  return createRestFace({
    ...options,
    prefix: PREFIX,
    alwaysNeedsKey: false,
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

/** `x-request-id` comes back where it is printable ASCII of up to 128 characters (contract, section 2). */
function echoRequestId({ headers }: Request): Readonly<Record<string, string>> {
  const id = headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(id) ? { 'x-request-id': id } : {};
}
