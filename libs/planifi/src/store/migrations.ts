import type { Migrations } from '@bursar/database';

import movements from '../../migrations/0000_movements.sql';

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'planifi',
  schema: 'planifi',
  files: { '0000_movements.sql': movements },
};
