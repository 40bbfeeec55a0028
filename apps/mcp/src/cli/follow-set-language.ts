import type { Database } from '@bursar/database';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { useSetLanguage } from '../language/language';

let isFollowed = false;

/**
 * Speaks the language that a household has set, by default that of the person at this machine. Makes no tables. A process is
 * about one household: the first one asked for decides.
 */
export async function followSetLanguage(database: Database, owner: string = LOCAL_OWNER): Promise<void> {
  if (isFollowed) return;
  const { ledgerPreferences } = await import('@bursar/household');
  const { language } = await database.run((connection) => ledgerPreferences({})(connection, owner));
  await useSetLanguage(language ?? null);
  isFollowed = true;
}
