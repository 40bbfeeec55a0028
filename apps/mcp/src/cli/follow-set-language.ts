import type { Database } from '@bursar/database';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { useSetLanguage } from '../language/language';

/** Speaks the language that a household has set, by default that of the person at this machine. Makes no tables. */
export async function followSetLanguage(database: Database, owner: string = LOCAL_OWNER): Promise<void> {
  const { ledgerPreferences } = await import('@bursar/household');
  const { language } = await database.run((connection) => ledgerPreferences({})(connection, owner));
  useSetLanguage(language ?? null);
}
