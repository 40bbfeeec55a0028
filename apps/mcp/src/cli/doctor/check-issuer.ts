import { systemClock } from '@bursar/calendar';

import { authOf } from '../../access/auth-mode';
import { IssuerUnavailable } from '../../access/oauth/token-refusal';
import type { Settings } from '../../configuration/application-settings';
import type { Finding } from './check-result';

/** Whether the issuer of tokens says where its keys are, and has them there; nothing where tokens are not taken. */
export async function* checkIssuer(settings: Settings): AsyncGenerator<Finding> {
  const auth = authOf(settings);
  if (auth.mode !== 'oauth') return;
  const { issuer, audience } = auth;
  const about = 'tokens';
  try {
    const { Issuer } = await import('../../access/oauth/issuer');
    await new Issuer({ issuer, clock: systemClock, onUnavailable: () => undefined }).check();
    yield { about, state: 'well', says: `${issuer} has keys; tokens have to be for ${audience}` };
  } catch (error) {
    if (!(error instanceof IssuerUnavailable)) throw error;
    yield { about, state: 'wrong', says: `${issuer}: ${error.message}; start it, or correct BURSAR_OAUTH_ISSUER` };
  }
}
