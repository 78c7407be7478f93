import type { Sql } from 'postgres';

/** The statements that drop an index or a constraint and create it again. */
type Part = { drop: string; create: string };

/** A number of additional open jobs, spread evenly within 10 km of a city's center. */
type Crowd = { stateSlug: string; citySlug: string; lat: number; lng: number; jobs: number };

/**
 * Fills a throwaway database to about `jobs` jobs with copies: each with another employer, at the place of another
 * job, a few hundred meters away, so that towns keep their proportions. Generating and indexing the texts of a million
 * jobs takes an hour; copies take minutes, because the generated columns are copied too. They are ordinary columns
 * afterwards, so no more jobs can be posted. Returns the number of jobs.
 */
export async function multiplyJobs(database: Sql, jobs: number, crowd?: Crowd): Promise<number> {
  return await database.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`set local maintenance_work_mem = '1GB'`;
    await sql`create temporary table base on commit drop as
      select row_number() over (order by md5(id::text)) as number, * from public.jobs`;
    await sql`create unique index on base (number)`;
    await sql`analyze base`;
    const [base] = await sql<{ count: number }[]>`select count(*)::int as count from base`;
    const copies = Math.round(jobs / (base?.count ?? jobs)) - 1;
    if (copies < 1) return base?.count ?? 0;

    const generated = await sql<{ name: string }[]>`
      select quote_ident(attname) as name from pg_catalog.pg_attribute
      where attrelid = 'public.jobs'::regclass and attgenerated <> '' and not attisdropped`;
    for (const { name } of generated)
      await sql.unsafe(`alter table public.jobs alter column ${name} drop expression`);
    const parts = await sql<Part[]>`
      select format('alter table public.jobs drop constraint %I', conname) as drop,
        case when contype = 'u' then format('alter table public.jobs add constraint %I %s', conname, pg_get_constraintdef(oid)) else '' end as create
      from pg_catalog.pg_constraint where conrelid = 'public.jobs'::regclass and contype in ('c', 'u')
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_catalog.pg_index where indrelid = 'public.jobs'::regclass and not indisunique`;
    for (const { drop } of parts) await sql.unsafe(drop);

    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.jobs'::regclass and attnum > 0 and not attisdropped order by attnum`;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name }) => copyExpressions[name] ?? `base."${name}"`).join(', ');
    await sql.unsafe(
      `insert into public.jobs (${names})
       select ${values}
       from generate_series(1, $1::int) as copy, base,
         lateral (select hashint4(base.number::int * 1000 + copy)::bigint + 2147483648 as draw) as draws
         join base as other on other.number = 1 + draw % $2::int,
         lateral (select other.lat + (draw % 997 / 997.0 - 0.5) * 0.01 as lat, other.lng + (draw % 991 / 991.0 - 0.5) * 0.01 as lng) as point`,
      [copies, base?.count ?? 0],
    );
    if (crowd)
      await sql.unsafe(
        `insert into public.jobs (${names})
         with city_jobs as (select row_number() over (order by number) as number, location, state_slug, city_slug, neighborhood_slug
           from base where state_slug = $1 and city_slug = $2)
         select ${values}
         from (select base.*, copies + row_number() over (order by copies, number) as copy
             from base, generate_series(1000, 1000 + $5::int / (select count(*) from base)) as copies
             where status = 'open' and expires_at > now() + interval '1 day'
             order by copies, number limit $5) as base,
           lateral (select hashint4(copy::int)::bigint + 2147483648 as draw) as draws
           join city_jobs as other on other.number = 1 + draw % (select count(*) from city_jobs),
           lateral (select sqrt(draw % 9973 / 9973.0) * 9.9 / 111.2 as far, 2 * pi() * (draw % 9967) / 9967.0 as angle) as polar,
           lateral (select $3 + far * sin(angle) as lat, $4 + far * cos(angle) / cos(radians($3)) as lng) as point`,
        [crowd.stateSlug, crowd.citySlug, crowd.lat, crowd.lng, crowd.jobs],
      );
    for (const { create } of parts) if (create !== '') await sql.unsafe(create);
    await sql`insert into public.job_openings (job_id, opened_at, matched_at)
      select id, created_at, created_at from public.jobs where status = 'open' on conflict do nothing`;
    return (base?.count ?? 0) * (copies + 1) + (crowd?.jobs ?? 0);
  });
}

/** The columns in which a copy differs from its job. */
const copyExpressions: Record<string, string> = {
  id: 'md5(base.id::text || copy)::uuid',
  employer_id: 'md5(base.employer_id::text || copy)::uuid',
  slug: "base.slug || '-copy-' || copy",
  idempotency_key: 'null',
  location: `jsonb_set(other.location, '{coordinates}', jsonb_build_object('lat', point.lat, 'lng', point.lng))`,
  lat: 'point.lat',
  lng: 'point.lng',
  pt: 'public.sphere_point(point.lat, point.lng)',
  state_slug: 'other.state_slug',
  city_slug: 'other.city_slug',
  neighborhood_slug: 'other.neighborhood_slug',
  created_at: `base.created_at - draw % 3600 * interval '1 second'`,
};
