import type { Keys } from './keys.ts';

/** The variables for the API and the database of a data folder; see .env.example. */
export const stackVariables = (keys: Keys, ports: { api: number; database: number }) => ({
  NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${ports.api}`,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  SUPABASE_SECRET_KEY: keys.secretKey,
  DATABASE_URL: `postgres://postgres:${keys.databasePassword}@127.0.0.1:${ports.database}/postgres`,
  CRON_SECRET: keys.cronSecret,
});
