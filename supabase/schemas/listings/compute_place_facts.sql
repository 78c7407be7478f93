-- Statistics of these open jobs for a place's page. `pay` is in US dollars per hour, for each industry with at least 5 postings; each
-- posting counts with the middle of its range. `replies` counts the applications older than a week, and as `answered` those of them whose
-- status is no longer 'new'. `replies` is null below 20 applications, so that it identifies no one.
create function public.compute_place_facts(job_ids uuid[], state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  result jsonb;
begin
  with around as materialized (
    select job.id, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule, job.salary,
      job.state_slug, job.city_slug, job.neighborhood_slug, job.location -> 'address' as address
    from unnest(job_ids) as listed (id) join public.jobs as job using (id)),
  near as materialized (
    select around.*, address ->> 'neighborhood' as neighborhood, address ->> 'city' as city, address ->> 'state' as state,
      case when salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((salary ->> 'min')::numeric, (salary ->> 'max')::numeric)
          + coalesce((salary ->> 'max')::numeric, (salary ->> 'min')::numeric)) / 2, salary ->> 'period') end as pay
    from around)
  select jsonb_build_object(
    'pay', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.industry) from (
        select industry, count(pay),
          round(percentile_cont(0.5) within group (order by pay)::numeric, 2) as median,
          round(min(pay), 2) as low, round(max(pay), 2) as high
        from near where industry is not null and pay > 0
        group by industry having count(pay) >= 5) as entry), '[]'),
    'employers', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select min(company_name) as name, count(*), mode() within group (order by near.state) as state,
          mode() within group (order by near.city) as city
        from near where state_slug <> 'unknown' and city_slug <> 'unknown'
        group by company_slug having count(*) >= 2 order by count(*) desc, min(company_name) limit 6) as entry), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select type as name, count(*) from near group by type) as entry), '[]'),
    'industries', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select industry as name, count(*) from near where industry is not null group by industry) as entry), '[]'),
    'tags', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.name) from (
        select tag as name, count(*) from near, unnest(tags) as tag
        group by tag having count(*) >= 3 order by count(*) desc, tag limit 16) as entry), '[]'),
    'neighborhoods', coalesce((select jsonb_agg(to_jsonb(entry) order by entry.name) from (
        select min(neighborhood) as name, count(*) from near
        where state_slug = compute_place_facts.state and city_slug = compute_place_facts.city and neighborhood_slug <> ''
        group by neighborhood_slug order by count(*) desc limit 40) as entry), '[]'),
    'schedules', (select jsonb_build_object('count', count(*),
        'evenings', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '(evening|night)$')),
        'weekends', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '^(sat|sun)')))
      from near where schedule <> '{}'),
    'replies', (select jsonb_build_object('applications', count(*), 'answered', count(*) filter (where application.status <> 'new'))
      from public.applications as application join near on near.id = application.job_id
      where application.created_at < now() - interval '7 days'
      having count(*) >= 20))
  into result;
  return result;
end
$$;

grant execute on function public.compute_place_facts(uuid[], text, text) to service_role;
