import { defineConfig } from 'drizzle-kit';

// To generate a migration after a change of the tables: npx drizzle-kit generate --config libs/cristi-agent/drizzle.config.ts --name WHAT
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/cristi-agent/src/store/schema.ts',
  out: './libs/cristi-agent/migrations',
});
