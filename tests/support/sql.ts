import postgres from 'postgres';
import { requireVariable } from './environment.ts';

/** The database as its owner, for setup and checks behind the API. Connects at the first use. */
export const sql = postgres(requireVariable('DATABASE_URL'), {
  max: 2,
  idle_timeout: 2,
  onnotice: () => {},
});
