import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { Settings } from '../settings';
import { logFault } from '../log';
import { Gate } from './gate';
import { RateLimiter } from './rate-limit';

/** Who shows no valid key gets half of what a key gets. */
const WITHOUT_KEY = 0.5;

/** The gate as the settings want it. Keys are looked up in the server's database. */
export function openGate(auth: 'none' | 'key', database: Database, { ratePerMinute, rateBurst }: Settings): Gate {
  let access: ReturnType<typeof load> | undefined;
  const load = async () => (await import('@bursar/access')).openAccess(database, systemClock);
  return new Gate({
    auth,
    access: () => (access ??= load()),
    limiter: new RateLimiter(() => performance.now()),
    keyLimit: { burst: rateBurst, perMinute: ratePerMinute },
    addressLimit: { burst: rateBurst, perMinute: ratePerMinute * WITHOUT_KEY },
    onFault: (error) => void logFault(error, { at: 'gate' }),
  });
}
