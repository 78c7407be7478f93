import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';

type Migration = { version: string; name: string; file: string; text: string };

/**
 * Applies each `<version>_<name>.sql` of the folder that the database has not seen, in order, each in one transaction,
 * and records it where the Supabase CLI does. Answers how many were applied; throws naming file and line, and where the
 * database has a migration that the folder lacks.
 */
export async function migrate(sql: Sql, folder: string, log: (line: string) => void): Promise<number> {
  const migrations = await readMigrations(folder);
  // Joined there: taking 1.6 MB of array apart would be a third of a second of each start.
  const rows = await sql<{ version: string; text: string | null }[]>`
    select version, array_to_string(statements, ${'\n'}) as text from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map(({ version, text }) => [version, text ?? undefined]));

  for (const version of applied.keys())
    if (!migrations.some((migration) => migration.version === version))
      throw new Error(
        `This database has the migration ${version}, which is not in supabase/migrations. \`npm run reset\` starts over.`,
      );

  let count = 0;
  for (const migration of migrations) {
    const earlier = applied.get(migration.version);
    if (earlier !== undefined && earlier !== migration.text)
      log(`${migration.file} was edited after this database applied it. \`npm run reset\` starts over.`);
    if (applied.has(migration.version)) continue;
    await apply(sql, migration);
    count++;
  }
  // A table that was written anew has no visibility map: until there is one, searches read jobs that an index alone would tell.
  if (count > 0 && applied.size > 0) await sql`vacuum (analyze) public.jobs`;
  return count;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch(() => []);
  const migrations: Migration[] = [];
  for (const file of files.sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    migrations.push({ version, name, file, text: await readFile(path.join(folder, file), 'utf8') });
  }
  return migrations;
}

async function apply(sql: Sql, { version, name, file, text }: Migration): Promise<void> {
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(text);
      // A migration may have narrowed the search path or the role for itself.
      await transaction.unsafe('reset role; reset search_path');
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`;
    })
    .catch((error: Error & { position?: string; detail?: string; where?: string }) => {
      const line = error.position ? text.slice(0, Number(error.position)).split('\n').length : undefined;
      const place = line === undefined ? file : `${file}, line ${line}`;
      throw new Error([`${place}: ${error.message}`, error.detail, error.where].filter(Boolean).join('\n'));
    });
}
