import { defineConfig } from 'drizzle-kit';

// A change of the tables is a new file: npx drizzle-kit generate --config libs/shared-split/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/shared-split/src/store/schema.ts',
  out: './libs/shared-split/migrations',
});
