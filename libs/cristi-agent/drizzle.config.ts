import { defineConfig } from 'drizzle-kit';

// A change of the tables is a new file: npx drizzle-kit generate --config libs/cristi-agent/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/cristi-agent/src/store/schema.ts',
  out: './libs/cristi-agent/migrations',
});
