import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import { logFault } from '../observability/log';
import type { OAuth } from './oauth/open-oauth';
import type { Settings } from '../configuration/application-settings';
import type { Auth } from './auth-mode';
import { Gate } from './authenticator';
import { RateLimiter } from './rate-limit';

/** Who shows no valid key or token gets half of what a key gets. */
const WITHOUT_KEY = 0.5;

/** The gate as the settings want it. Keys and subjects are looked up in the server's database. */
export function openGate(
  auth: Auth['mode'],
  database: Database,
  { ratePerMinute, rateBurst }: Settings,
  oauth?: Pick<OAuth, 'issuer' | 'subjectOf'>,
): Gate {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => (await import('@bursar/access')).openAccess(database, systemClock);
  const access = () => (loading ??= load());
  return new Gate({
    auth,
    access,
    ...(oauth && {
      ownerOfToken: async (token) => {
        const subject = await oauth.subjectOf(token);
        return (await access()).ownerOfSubject(oauth.issuer, subject);
      },
    }),
    limiter: new RateLimiter(() => performance.now()),
    keyLimit: { burst: rateBurst, perMinute: ratePerMinute },
    addressLimit: { burst: rateBurst, perMinute: ratePerMinute * WITHOUT_KEY },
    onFault: (error) => void logFault(error, { at: 'gate' }),
  });
}
