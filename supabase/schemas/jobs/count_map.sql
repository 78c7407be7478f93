-- Makes map_counts in one statement: counts the squares of the closest zoom, and of these those of the others. How many squares have jobs.
create function public.count_map() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with closest as (
    select square.x::integer as x, square.y::integer as y, job.type, count(*) as jobs, sum(job.lat) as lat, sum(job.lng) as lng
    from public.jobs as job, public.map_square(job.lat, job.lng, 13) as square
    where job.status = 'open' and job.expires_at > now()
    group by square.x, square.y, job.type),
  counted as (
    select 13 - 3 * step as level, x >> 3 * step as x, y >> 3 * step as y, type, sum(jobs)::integer as jobs,
      sum(lat) / sum(jobs) as lat, sum(lng) / sum(jobs) as lng
    from closest, generate_series(0, 2) as step
    group by step, x >> 3 * step, y >> 3 * step, type),
  changed as (
    merge into public.map_counts as known using counted
      on (known.level, known.x, known.y, known.type) = (counted.level, counted.x, counted.y, counted.type)
    when matched and (known.jobs, known.lat, known.lng) <> (counted.jobs, counted.lat, counted.lng) then
      update set jobs = counted.jobs, lat = counted.lat, lng = counted.lng
    when not matched then
      insert (level, x, y, type, jobs, lat, lng)
        values (counted.level, counted.x, counted.y, counted.type, counted.jobs, counted.lat, counted.lng)
    when not matched by source then delete
    returning 1)
  select count(*)::integer from counted where (select count(*) from changed) is not null
$$;

grant execute on function public.count_map() to service_role;
