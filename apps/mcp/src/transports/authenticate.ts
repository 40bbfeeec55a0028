import type { Authentication, Authenticator, RoutePolicy as AccessPolicy } from '../access/authenticator';
import { bearerTokenOf } from '../access/oauth/bearer-token';
import type { ProtectedResource } from '../access/oauth/protected-resource';
import type { RequestInfo } from './request-info';

/** What authenticates every request. */
export interface AuthenticationParts {
  readonly authenticator: Authenticator;
  /** The description of the server for OAuth clients, where tokens are accepted. */
  readonly resource: ProtectedResource | undefined;
}

/** What a path requires, and where it takes an API key. */
export interface RoutePolicy extends AccessPolicy {
  readonly keyHeaders: readonly string[];
}

/**
 * Authenticates a request and adds the rate limit's headers to the response, and to a 401 the challenge that names the
 * accepted credentials.
 */
export async function authenticate(
  { authenticator, resource }: AuthenticationParts,
  { request, address, origin }: RequestInfo,
  { keyHeaders, ...policy }: RoutePolicy,
  respond: (authentication: Authentication) => Promise<Response>,
): Promise<Response> {
  const keys = keyHeaders.flatMap((name) => request.headers.get(name) ?? []);
  const authentication = await authenticator.authenticate({ keys, token: bearerTokenOf(request), address, ...policy });
  const response = await respond(authentication);
  const { headers } = response;
  const { allowance } = authentication;
  if (allowance !== undefined) {
    headers.set('X-RateLimit-Limit', String(allowance.limit));
    headers.set('X-RateLimit-Remaining', String(allowance.remaining));
  }
  if (response.status === 401) {
    const flaw = 'flaw' in authentication ? authentication.flaw : undefined;
    const challenges = resource === undefined ? [] : [resource.challenge(origin, flaw)];
    // Routes whose contract requires a key name that scheme as well.
    if (resource === undefined || policy.needsKey) challenges.push('ApiKey');
    headers.set('WWW-Authenticate', challenges.join(', '));
  }
  return response;
}
