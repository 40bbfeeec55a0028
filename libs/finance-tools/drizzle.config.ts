import { defineConfig } from 'drizzle-kit';

// A change of the tables is a new file: npx drizzle-kit generate --config libs/finance-tools/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/finance-tools/src/store/schema.ts',
  out: './libs/finance-tools/migrations',
});
