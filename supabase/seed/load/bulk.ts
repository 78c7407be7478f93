import type { TransactionSql } from 'postgres';

/**
 * Runs `write`, which inserts many jobs, without triggers, and rebuilds the indexes of `jobs` afterwards, in the
 * caller's transaction. If the role may not disable triggers, `write` runs normally.
 */
export async function insertInBulk(sql: TransactionSql, write: () => Promise<void>): Promise<void> {
  if (!(await disableTriggers(sql))) return await write();
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_catalog.pg_index where indrelid = 'public.jobs'::regclass and not indisunique`;
  await sql`set local maintenance_work_mem = '512MB'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await write();
  for (const { definition } of indexes) await sql.unsafe(definition);
  // The rows that the triggers would have inserted.
  await sql`insert into public.job_slugs (slug) select slug from public.jobs where is_demo on conflict do nothing`;
  await sql`
    insert into public.job_words as existing (word, is_in_title_or_tag)
    select word, bool_or(is_in_title_or_tag) from (
      select distinct title || ' ' || public.join_words(tags) as posted, true as is_in_title_or_tag from public.jobs where is_demo
      union select distinct company_name, false from public.jobs where is_demo
    ) as headings, public.extract_words(posted) as word
    group by word
    on conflict (word) do update set is_in_title_or_tag = true where excluded.is_in_title_or_tag and not existing.is_in_title_or_tag`;
  await sql`
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
    select distinct on (1, 2, 3) state_slug, city_slug, name, pt
    from public.jobs, lateral (values (''), (coalesce(neighborhood_slug, ''))) as names (name)
    where city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    order by 1, 2, 3
    on conflict do nothing`;
  await updateOpenings(sql);
}

/**
 * Records in `job_openings` that the open demonstration jobs opened when they were posted and that alerts were matched,
 * so that no instant alert is sent for them.
 */
export async function updateOpenings(sql: TransactionSql): Promise<void> {
  await sql`
    insert into public.job_openings as opening (job_id, opened_at, matched_at)
    select id, created_at, created_at from public.jobs where is_demo and status = 'open'
    on conflict (job_id) do update set opened_at = excluded.opened_at, matched_at = excluded.matched_at
      where opening.opened_at <> excluded.opened_at or opening.matched_at is null`;
}

/** Disables triggers for this transaction; false if the role may not. */
export async function disableTriggers(sql: TransactionSql): Promise<boolean> {
  try {
    await sql.savepoint((inner) => inner`set local session_replication_role = replica`);
    return true;
  } catch {
    return false;
  }
}
