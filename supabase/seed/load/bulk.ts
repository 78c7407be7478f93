import type { TransactionSql } from 'postgres';
import { noteDemoOpenings, withoutTriggers } from './redate.ts';

/**
 * Runs `write`, which adds very many jobs, without triggers and with the indexes of `jobs` built once afterwards, all in
 * the caller's transaction: whatever fails, nothing is missing. Where the role may not do that, `write` runs as it is.
 */
export async function inBulk(sql: TransactionSql, write: () => Promise<void>): Promise<void> {
  if (!(await withoutTriggers(sql))) return await write();
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_catalog.pg_index where indrelid = 'public.jobs'::regclass and not indisunique`;
  await sql`set local maintenance_work_mem = '512MB'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await write();
  for (const { definition } of indexes) await sql.unsafe(definition);
  // What the triggers that are switched off would have kept.
  await sql`
    insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from (
      select distinct title || ' ' || public.join_words(tags) as posted, true as is_work from public.jobs where is_demo
      union select distinct company_name, false from public.jobs where is_demo
    ) as headings, public.words_of(posted) as word
    group by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work`;
  await sql`
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
    select distinct on (1, 2, 3) state_slug, city_slug, name, pt
    from public.jobs, lateral (values (''), (coalesce(neighborhood_slug, ''))) as names (name)
    where city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    order by 1, 2, 3
    on conflict do nothing`;
  await noteDemoOpenings(sql);
}
