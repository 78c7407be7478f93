import { readFileSync, writeFileSync } from 'node:fs';
import { baselinePath, heading, loadMigrations, loadSchemas } from './catalogs.ts';
import { describeDifference } from './difference.ts';

const { files, catalog: declared } = await loadSchemas();
const text = [
  '-- Written by `npm run migration` from supabase/schemas, each file after the files that it needs.\n',
  ...files.map((file) => `${heading(file)}\n\n${file.sql}`),
].join('\n');
const isSame = text === readFileSync(baselinePath, 'utf8');
if (!isSame) writeFileSync(baselinePath, text);

const difference = describeDifference({ declared, migrated: await loadMigrations() });
if (difference.length > 0) {
  console.error(`supabase/migrations differ from supabase/schemas:\n${difference.join('\n')}`);
  process.exit(1);
}
console.log(isSame ? 'No difference.' : 'Wrote the baseline. Next: npm run types, npm run reset.');
process.exit(0);
