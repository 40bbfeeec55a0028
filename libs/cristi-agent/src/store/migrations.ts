import type { Migrations } from '@bursar/database';

import purse from '../../migrations/0000_purse.sql';

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'cristi-agent',
  schema: 'cristi',
  files: { '0000_purse.sql': purse },
};
