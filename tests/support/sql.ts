import postgres from 'postgres';
import { variable } from './environment.ts';

/** The database itself, as its owner: for what a test arranges or looks at behind the API. Connects at the first use. */
export const sql = postgres(variable('DATABASE_URL'), {
  max: 2,
  idle_timeout: 2,
  onnotice: () => {},
});
