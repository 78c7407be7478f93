-- The ids of the instant alerts that match a job by words, types, pay, circle and other filters, like the search. Each of the three queries
-- uses one index of `alerts`.
create function public.list_instant_alerts(job_id uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- The planner underestimates the cost of comparing key arrays and would scan all rows. Starting parallel workers takes longer than the
-- query.
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
as $$
declare
  job public.jobs;
  keys bigint[];
begin
  select * into job from public.jobs where jobs.id = list_instant_alerts.job_id;
  if not found then
    return;
  end if;
  keys := array(
    select hashtextextended(stem, cell) from unnest(tsvector_to_array(job.search)) as stem, unnest(job.cells) as cell);
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is null
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is not null
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and (alert.areas is null or public.is_in_areas(job.pt, alert.areas))
      and public.matches_conditions(alert.more, job.id);
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.word_cell_keys && keys
      and alert.box operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.max_chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.word_query
      and (alert.areas is null or public.is_in_areas(job.pt, alert.areas))
      and (alert.more is null or public.matches_conditions(alert.more, job.id));
end
$$;

grant execute on function public.list_instant_alerts(uuid) to service_role;
