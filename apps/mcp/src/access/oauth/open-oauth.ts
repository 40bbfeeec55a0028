import { systemClock } from '@bursar/calendar';

import { notice } from '../../observability/log';
import { protectedResource, type ProtectedResource } from './protected-resource';

/** The server as one that takes tokens of an issuer. */
export interface OAuth {
  readonly issuer: string;
  readonly resource: ProtectedResource;
  /** Whom a token is about. Throws TokenRefused, or IssuerUnavailable. */
  subjectOf(token: string): Promise<string>;
  /** Asks the issuer for its keys. Throws IssuerUnavailable. */
  check(): Promise<void>;
}

/** What checks tokens is loaded when it is first needed. */
export function openOAuth({ issuer, audience }: { readonly issuer: string; readonly audience: string }): OAuth {
  const onUnavailable = (reason: string) =>
    void notice(`Tokens of ${issuer} cannot be checked: ${reason}. It is asked again with the next token.`);
  const load = async () => {
    const { TokenVerifier } = await import('./token-verifier');
    return new TokenVerifier({ issuer, audience, clock: systemClock, onUnavailable });
  };
  let loading: ReturnType<typeof load> | undefined;
  const verifier = () => (loading ??= load());
  return {
    issuer,
    resource: protectedResource(issuer, audience),
    subjectOf: async (token) => (await verifier()).subjectOf(token),
    check: async () => (await verifier()).check(),
  };
}
