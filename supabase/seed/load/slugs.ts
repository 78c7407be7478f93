import { slugify } from '../../../lib/slug.ts';
import type { SeedSql } from './insert-rows.ts';

/** The longest slug before its number, as in the database's take_job_slug. */
const maxLength = 80;

/**
 * Takes a slug for each title, many at once: what take_job_slug does one by one (D11). One upsert per distinct title
 * reserves a run of numbers; where one of them is taken by a title that itself ends in a number, that job asks alone.
 */
export async function takeSlugs(sql: SeedSql, titles: readonly string[]): Promise<string[]> {
  const bases = titles.map((title) => slugify(title).slice(0, maxLength).replace(/-+$/, '') || 'job');
  const wanted = new Map<string, number>();
  for (const base of bases) wanted.set(base, (wanted.get(base) ?? 0) + 1);

  const runs = await sql<{ slug: string; last: number }[]>`
    insert into public.job_slugs as taken (slug, last_suffix)
    select base, count - 1 from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) as asked (base, count)
    order by base
    on conflict (slug) do update set last_suffix = taken.last_suffix + excluded.last_suffix + 1
    returning slug, last_suffix as last`;
  const next = new Map(runs.map(({ slug, last }) => [slug, last - (wanted.get(slug) ?? 0) + 1]));
  const slugs = bases.map((base) => {
    const suffix = next.get(base) ?? 0;
    next.set(base, suffix + 1);
    return suffix === 0 ? base : `${base}-${suffix}`;
  });

  const numbered = slugs.filter((slug, index) => slug !== bases[index]);
  const granted = await sql<{ slug: string }[]>`
    insert into public.job_slugs (slug) select unnest(${numbered}::text[]) on conflict do nothing returning slug`;
  if (granted.length === numbered.length) return slugs;
  const mine = new Set(granted.map(({ slug }) => slug));
  for (const [index, slug] of slugs.entries()) {
    if (slug === bases[index] || mine.has(slug)) continue;
    const [row] = await sql<{ slug: string }[]>`select public.take_job_slug(${titles[index] ?? ''}) as slug`;
    slugs[index] = row?.slug ?? slug;
  }
  return slugs;
}
