-- Returns the public statistics of the last 90 days: reports and their outcomes, decisions and how soon they were made (median hours,
-- percent within a day), and results of appeals. Decisions are counted from the audit log, which outlives deleted accounts.
create function public.transparency_report() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at > now() - interval '90 days'
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reported as (
    select reason, outcome from public.reports where created_at > now() - interval '90 days'),
  appealed as (
    select appeal_case.outcome from public.decisions as decision
      left join public.cases as appeal_case on appeal_case.id = decision.appeal_case_id
    where decision.appealed_at > now() - interval '90 days')
  select jsonb_build_object(
    'reports', (select jsonb_build_object('all', count(*), 'upheld', count(*) filter (where outcome = 'upheld'),
        'dismissed', count(*) filter (where outcome = 'dismissed'), 'waiting', count(*) filter (where outcome is null))
      from reported),
    'reasons', coalesce((select jsonb_object_agg(reason, report_count) from (
      select reason, count(*) as report_count from reported group by reason) as each), '{}'),
    'decisions', coalesce((select jsonb_object_agg(action, times) from (
      select action, count(*) as times from decided group by action) as each), '{}'),
    'median_hours', (select percentile_cont(0.5) within group (order by hours) from decided where hours is not null),
    'within_a_day', (select floor(100.0 * count(*) filter (where hours <= 24) / nullif(count(*), 0)) from decided
      where hours is not null),
    'appeals', (select jsonb_build_object('all', count(*),
        'granted', count(*) filter (where outcome in ('approved', 'dismissed', 'lifted')),
        'refused', count(*) filter (where outcome in ('removed', 'warned', 'suspended', 'banned')))
      from appealed))
$$;

grant execute on function public.transparency_report() to service_role;
