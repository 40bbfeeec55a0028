import { defineConfig } from 'drizzle-kit';

// A change of the tables is a new file: npx drizzle-kit generate --config libs/platform/access/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/platform/access/src/tables.ts',
  out: './libs/platform/access/migrations',
});
