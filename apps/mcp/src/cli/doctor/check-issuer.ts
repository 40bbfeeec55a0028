import { systemClock } from '@bursar/calendar';

import { authModeOf } from '../../access/auth-mode';
import { IssuerUnavailable } from '../../access/oauth/token-refusal';
import type { Settings } from '../../configuration/read-settings';
import type { CheckResult } from './check-result';
import { say } from '../../language/say';

/** Whether the issuer of tokens publishes its keys; no result where tokens are not accepted. */
export async function* checkIssuer(settings: Settings): AsyncGenerator<CheckResult> {
  const auth = authModeOf(settings);
  if (auth.mode !== 'oauth') return;
  const { issuer, audience } = auth;
  const subject = say('tokens');
  try {
    const { Issuer } = await import('../../access/oauth/issuer');
    await new Issuer({ issuer, clock: systemClock, onUnavailable: () => undefined }).check();
    yield {
      subject,
      state: 'ok',
      message: say('{issuer} publishes its keys; tokens need the audience {audience}', { issuer, audience }),
    };
  } catch (error) {
    if (!(error instanceof IssuerUnavailable)) throw error;
    yield {
      subject,
      state: 'error',
      message: say('{issuer}: {message}; start it, or correct BURSAR_OAUTH_ISSUER', { issuer, message: error.message }),
    };
  }
}
