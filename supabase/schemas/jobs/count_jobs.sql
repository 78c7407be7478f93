-- How many open jobs match, and how many more would if they named a minimum pay (D33). `understood_as` is the corrected
-- words where a misspelt one was replaced.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null)
returns table(total bigint, without_minimum bigint, understood_as text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(words) <> '' then
    select asked.wanted, corrected into wanted, understood_as from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint, null::text;
      return;
    end if;
  end if;
  return query
    select
      count(*) filter (where min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency)),
      count(*) filter (where min_pay is not null and job.min_pay_per_hour is null),
      understood_as
    from public.jobs as job
    where job.status = 'open' and job.expires_at > now()
      and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))
      and (types is null or job.type = any (types))
      and (wanted is null or job.search @@ wanted)
      and (category is null or job.categories @> array[category]);
end
$$;

grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text)
  to anon, authenticated, service_role;
