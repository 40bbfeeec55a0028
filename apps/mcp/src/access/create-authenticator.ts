import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import { logFault } from '../observability/log';
import type { OAuth } from './oauth/open-oauth';
import type { Settings } from '../configuration/read-settings';
import type { Auth } from './auth-mode';
import { Authenticator } from './authenticator';
import { allowanceOf, RateLimiter } from './rate-limit';

/** Requests without valid credentials get half the rate of a key. */
const WITHOUT_KEY = 0.5;

/** Creates the authenticator that the settings describe. It looks up keys and subjects in the server's database. */
export function createAuthenticator(
  auth: Auth['mode'],
  database: Database,
  { ratePerMinute, rateBurst }: Settings,
  oauth?: Pick<OAuth, 'issuer' | 'subjectOf'>,
): Authenticator {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => (await import('@bursar/access')).openAccess(database, systemClock);
  const access = () => (loading ??= load());
  return new Authenticator({
    auth,
    access,
    ...(oauth && {
      ownerOfToken: async (token) => {
        const subject = await oauth.subjectOf(token);
        return (await access()).ownerOfSubject(oauth.issuer, subject);
      },
    }),
    limiter: new RateLimiter(() => performance.now()),
    sharedLimiter: async (bucket, limit) => {
      if (limit.perMinute === 0) return undefined;
      const { calls, isAllowed } = await (await access()).takeCall(bucket, limit);
      return allowanceOf(limit, calls, isAllowed);
    },
    keyLimit: { burst: rateBurst, perMinute: ratePerMinute },
    addressLimit: { burst: rateBurst, perMinute: ratePerMinute * WITHOUT_KEY },
    onFault: (error) => void logFault(error, { at: 'authenticator' }),
  });
}
