import type { Migrations } from '@bursar/database';

import household from '../../migrations/0000_household.sql';

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'shared-split',
  schema: 'shared_split',
  files: { '0000_household.sql': household },
};
