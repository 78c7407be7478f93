import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '@supabase/pg-delta';
import { extract } from '@supabase/pg-delta/extract';
import { renderPlanFiles } from '@supabase/pg-delta/frontends';
import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import { withCatalogs } from './catalogs.ts';
import { describeDifference, planMigration } from './difference.ts';

const migrationsDir = path.join(import.meta.dirname, '..', 'migrations');

/**
 * `npm run migration -- "<what changes>"`: writes what has to happen to a migrated database for it to be what
 * supabase/schemas declare, once that was done to one and found to make it so. False when it does not.
 */
export function writeMigration(change: string): Promise<boolean> {
  return withCatalogs(async ({ declared, migrated, migratedDatabase }) => {
    const plan = planMigration({ declared, migrated });
    if (plan.actions.length === 0) {
      console.log('No difference: supabase/migrations make what supabase/schemas declare.');
      return true;
    }
    const text = migrationText(plan);
    await migratedDatabase.query(text);
    const left = describeDifference({ declared, migrated: (await extract(migratedDatabase)).factBase });
    if (left.length > 0) {
      console.error(
        `${text}\nAfter these statements there is still a difference; write the migration by hand:`,
      );
      console.error(left.join('\n'));
      return false;
    }
    const file = `${nextVersion()}_${fileName(change)}.sql`;
    writeFileSync(path.join(migrationsDir, file), text);
    console.log(`Wrote supabase/migrations/${file}. Read it before you commit it.`);
    for (const { dataLoss, sql } of plan.actions)
      if (dataLoss === 'destructive') console.log(`It loses data: ${sql}`);
    return true;
  });
}

/** The statements as the schemas are written, under one line that says where they come from. */
function migrationText(plan: Plan): string {
  const { files } = renderPlanFiles(plan, { allowDrops: true });
  const [file] = files;
  if (file === undefined || files.length > 1 || !file.transactional)
    throw new Error('This change needs more than one transaction: write its migrations by hand.');
  const statements = formatSqlStatements([file.contents], { keywordCase: 'lower', maxWidth: 128 });
  return `-- Written by \`npm run migration\` from supabase/schemas.\n\n${statements.join(';\n\n')};\n`;
}

/** Now, or right after the last migration if that has a later time. */
function nextVersion(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = readdirSync(migrationsDir).sort().at(-1)?.slice(0, 14) ?? '0';
  return now > last ? now : String(BigInt(last) + 1n);
}

const fileName = (change: string) =>
  change
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
