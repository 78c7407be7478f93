-- The instant alerts that a job matches, as the search would find it with their words, types, pay, circle and what else they ask.
create function public.instant_alerts_of(job_id uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- The planner takes comparing lists of keys for cheap and would compare them all; and starting workers takes longer than
-- the whole answer.
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
as $$
declare
  job public.jobs;
  keys bigint[];
begin
  select * into job from public.jobs where jobs.id = instant_alerts_of.job_id;
  if not found then
    return;
  end if;
  keys := array(
    select hashtextextended(stem, cell) from unnest(tsvector_to_array(job.search)) as stem, unnest(job.cells) as cell);
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is not null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
      and (alert.more is null or public.meets_conditions(alert.more, job.id));
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.watch_keys && keys
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.wanted
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
      and (alert.more is null or public.meets_conditions(alert.more, job.id));
end
$$;

grant execute on function public.instant_alerts_of(uuid) to service_role;
