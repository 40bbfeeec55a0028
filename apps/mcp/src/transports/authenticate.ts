import type { Admission, Gate } from '../access/authenticator';
import { bearerTokenOf } from '../access/oauth/bearer-token';
import type { ProtectedResource } from '../access/oauth/protected-resource';
import type { Visit } from './request-info';

/** What every request has to pass. */
export interface Door {
  readonly gate: Gate;
  /** What clients are told of tokens, where tokens are known. */
  readonly resource: ProtectedResource | undefined;
}

/** What a path asks of who calls it. */
export interface Demands {
  /** The headers in which it takes a key. */
  readonly keyHeaders: readonly string[];
  readonly needsKey: boolean;
  readonly isLimited: boolean;
  readonly isOpen: boolean;
}

/**
 * Finds out who calls, and adds to the answer what is left of the caller's allowance and, where nobody was let in, what
 * would open.
 */
export async function passDoor(
  { gate, resource }: Door,
  { request, address, origin }: Visit,
  { keyHeaders, ...demands }: Demands,
  answer: (admission: Admission) => Promise<Response>,
): Promise<Response> {
  const keys = keyHeaders.flatMap((name) => request.headers.get(name) ?? []);
  const admission = await gate.admit({ keys, token: bearerTokenOf(request), address, ...demands });
  const response = await answer(admission);
  const { headers } = response;
  const { allowance } = admission;
  if (allowance !== undefined) {
    headers.set('X-RateLimit-Limit', String(allowance.limit));
    headers.set('X-RateLimit-Remaining', String(allowance.remaining));
  }
  if (response.status === 401) {
    const flaw = 'flaw' in admission ? admission.flaw : undefined;
    const challenges = resource === undefined ? [] : [resource.challenge(origin, flaw)];
    // Where a contract asks for a key, it is named as well.
    if (resource === undefined || demands.needsKey) challenges.push('ApiKey');
    headers.set('WWW-Authenticate', challenges.join(', '));
  }
  return response;
}
