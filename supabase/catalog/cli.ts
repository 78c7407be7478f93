import { ShadowLoadError } from '@supabase/pg-delta/frontends';
import { writeMigration } from './write-migration.ts';

const change = process.argv.slice(2).join(' ').trim();
if (change === '') {
  console.error('Say what changes: npm run migration -- "employers may pin a job"');
  process.exit(1);
}
try {
  process.exit((await writeMigration(change)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Which files, and why.
  if (error instanceof ShadowLoadError) for (const { message } of error.details) console.error(message);
  process.exit(1);
}
