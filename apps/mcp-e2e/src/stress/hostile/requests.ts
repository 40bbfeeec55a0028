import fc, { type Arbitrary } from 'fast-check';

import { TENANT_OPERATIONS } from '../../tenant-isolation/all-tenant-operations';
import { distorted } from './distorted';
import type { Fixtures } from './fixtures';
import { hostileText } from './hostile-texts';
import { hostileValue, written } from './hostile-values';
import type { OpenApiOperation } from '../../http/openapi-operations';
import { wellTyped } from './well-typed';

type Headers = Readonly<Record<string, string>>;

export interface Sent {
  readonly path: string;
  readonly headers: Headers;
  readonly body?: string;
}

/** Characters that HTTP allows in a header. */
const inHeader = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000);

/** Bytes of UTF-8, also where half a character stands. */
const inUrl = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString()).slice(0, 6_000);

const CRUDE = ['%', '%00', '%ff', '%c0%ae', '%ed%a0%80', '%2e%2e', '%2F', '..', '%25', '+', '%0d%0a', ';', '%u0041'];

/** Requests that are right in form, and such as are wrong in a place or two. */
export function requestsOf(
  { path, parameters, body }: OpenApiOperation,
  { known, held }: Fixtures,
  key: Headers,
): Arbitrary<Sent> {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const valueOf = (name: string, schema: object) =>
    fc.oneof(
      { weight: 15, arbitrary: wellTyped(schema, known, name).map(inUrl) },
      { weight: 1, arbitrary: hostileText.map(inUrl) },
      { weight: 1, arbitrary: fc.constantFrom(...CRUDE) },
    );
  const inPath = fc.record(Object.fromEntries(named('path').map(({ name, schema }) => [name, valueOf(name, schema)])));
  const strangePair = fc.tuple(hostileText.map(inUrl), fc.constantFrom(...CRUDE)).map((pair) => [pair]);
  const inQuery = fc
    .tuple(
      fc.record(Object.fromEntries(named('query').map(({ name, schema }) => [name, valueOf(name, schema)])), {
        requiredKeys: named('query').flatMap(({ name, required }) => (required === true ? [name] : [])) as never[],
      }),
      fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: strangePair }),
    )
    .map(([right, strange]) => [...Object.entries(right), ...strange].map((pair) => pair.join('=')).join('&'));
  const headers = fc.record(
    Object.fromEntries(
      named('header').map(({ name, schema }) => [
        name,
        fc
          .oneof(fc.uuid(), fc.uuid(), fc.uuid(), wellTyped(schema, known, name).map(String), hostileText)
          .map(inHeader),
      ]),
    ),
    { requiredKeys: named('header').flatMap(({ name, required }) => (required === true ? [name] : [])) as never[] },
  );
  const walked = TENANT_OPERATIONS.flatMap(({ routes }) => Object.entries(routes)).flatMap(([, attempts]) =>
    attempts(held),
  );
  const rightBodies = walked.flatMap((attempt) =>
    attempt.path.startsWith(path) && attempt.body ? [attempt.body] : [],
  );
  const right = fc.oneof(
    wellTyped(body ?? {}, known),
    ...(rightBodies.length > 0 ? [fc.constantFrom(...rightBodies)] : []),
  );
  const bodies = fc.oneof(
    { weight: 9, arbitrary: right.map(written) },
    { weight: 5, arbitrary: distorted(right).map(written) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: hostileValue.map(written) },
  );
  const types = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc
        .oneof(fc.constantFrom('text/plain', 'application/json; charset=utf-16', ''), hostileText)
        .map(inHeader),
    },
  );
  return fc
    .record({ inPath, inQuery, headers, content: fc.record({ text: bodies, type: types }) })
    .map(({ inPath: steps, inQuery: query, headers: given, content }) => ({
      path:
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => steps[name] as string) + (query === '' ? '' : `?${query}`),
      headers: { ...key, ...given, ...(body !== undefined && { 'content-type': content.type }) },
      ...(body !== undefined && { body: content.text }),
    }));
}
