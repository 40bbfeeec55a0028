import { defineConfig } from 'drizzle-kit';

// A change of the tables is a new file: npx drizzle-kit generate --config libs/planifi/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/planifi/src/store/schema.ts',
  out: './libs/planifi/migrations',
});
