-- Recomputes map_counts in one statement: counts the jobs per square of zoom 13, and sums them up for zooms 10 and 7. Returns the number of
-- rows.
create function public.refresh_map_counts() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with smallest as (
    select square.x::integer as x, square.y::integer as y, job.type, count(*) as jobs, sum(job.lat) as lat, sum(job.lng) as lng
    from public.jobs as job, public.map_tile(job.lat, job.lng, 13) as square
    where job.status = 'open' and job.expires_at > now()
    group by square.x, square.y, job.type),
  counted as (
    select 13 - 3 * step as level, x >> 3 * step as x, y >> 3 * step as y, type, sum(jobs)::integer as jobs,
      sum(lat) / sum(jobs) as lat, sum(lng) / sum(jobs) as lng
    from smallest, generate_series(0, 2) as step
    group by step, x >> 3 * step, y >> 3 * step, type),
  changed as (
    merge into public.map_counts as existing using counted
      on (existing.level, existing.x, existing.y, existing.type) = (counted.level, counted.x, counted.y, counted.type)
    when matched and (existing.jobs, existing.lat, existing.lng) <> (counted.jobs, counted.lat, counted.lng) then
      update set jobs = counted.jobs, lat = counted.lat, lng = counted.lng
    when not matched then
      insert (level, x, y, type, jobs, lat, lng)
        values (counted.level, counted.x, counted.y, counted.type, counted.jobs, counted.lat, counted.lng)
    when not matched by source then delete
    returning 1)
  select count(*)::integer from counted where (select count(*) from changed) is not null
$$;

grant execute on function public.refresh_map_counts() to service_role;
