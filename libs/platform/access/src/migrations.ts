import type { Migrations } from '@bursar/database';

import keys from '../migrations/0000_keys.sql';
import subjects from '../migrations/0001_subjects.sql';

/** Made by drizzle-kit from the tables and never changed after they landed. */
export const migrations: Migrations = {
  domain: 'access',
  schema: 'access',
  files: { '0000_keys.sql': keys, '0001_subjects.sql': subjects },
};
