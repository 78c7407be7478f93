-- Counts the events of a day (UTC) in total and per city. `reply_hours` and `decision_hours` are medians. Jobs that the server itself posts
-- (demonstration, imports) are not counted. Each kind of event has an index on its time.
create function public.count_daily_numbers(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  day_start constant timestamptz := count_daily_numbers.day::timestamp at time zone 'UTC';
  day_end constant timestamptz := (count_daily_numbers.day + 1)::timestamp at time zone 'UTC';
  result jsonb;
begin
  with replied as (
    select extract(epoch from reply.at - application.created_at) / 3600 as hours
    from public.application_events as reply join public.applications as application on application.id = reply.application_id
    where reply.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and reply.at >= day_start and reply.at < day_end
      and not exists (select from public.application_events as earlier where earlier.application_id = reply.application_id
        and earlier.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and earlier.id < reply.id)),
  decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at >= day_start and event.at < day_end
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  mailed as (
    select count(*) filter (where sent_at is not null) as sent, count(*) filter (where failed_at is not null) as failed
    from public.outbox where coalesce(sent_at, failed_at) >= day_start and coalesce(sent_at, failed_at) < day_end),
  suppressed as (
    select count(*) filter (where reason = 'bounce') as bounces, count(*) filter (where reason = 'complaint') as complaints
    from public.email_suppressions where created_at >= day_start and created_at < day_end),
  events as (
    select 'postings' as kind, job.state_slug, job.city_slug, 1 as times
    from public.posting_log as posted left join public.jobs as job on job.id = posted.job_id
    where posted.posted_at >= day_start and posted.posted_at < day_end
    union all
    select 'applications', job.state_slug, job.city_slug, 1
    from public.applications as application join public.jobs as job on job.id = application.job_id
    where application.created_at >= day_start and application.created_at < day_end
    union all
    select 'empty_searches', empty.state_slug, empty.city_slug, empty.searches
    from public.empty_searches as empty where empty.day = count_daily_numbers.day),
  by_place as (
    select state_slug, city_slug, coalesce(sum(times) filter (where kind = 'postings'), 0) as postings,
      coalesce(sum(times) filter (where kind = 'applications'), 0) as applications,
      coalesce(sum(times) filter (where kind = 'empty_searches'), 0) as empty_searches
    from events group by state_slug, city_slug)
  select jsonb_build_object(
    'postings', (select count(*) from events where kind = 'postings'),
    'applications', (select count(*) from events where kind = 'applications'),
    'empty_searches', (select coalesce(sum(times), 0) from events where kind = 'empty_searches'),
    'replies', (select count(*) from replied),
    'reply_hours', (select percentile_cont(0.5) within group (order by hours) from replied),
    'reports', (select count(*) from public.reports where created_at >= day_start and created_at < day_end),
    'cases', (select count(distinct details -> 'case') from public.audit_events
      where at >= day_start and at < day_end and action = 'case opened'),
    'decisions', (select count(*) from decided),
    'removals', (select count(*) from decided where action = 'remove'),
    'decision_hours', (select percentile_cont(0.5) within group (order by hours) from decided),
    'emails', (select sent from mailed),
    'failed_emails', (select failed from mailed),
    'bounces', (select bounces from suppressed),
    'complaints', (select complaints from suppressed),
    'places', coalesce((select jsonb_agg(to_jsonb(busiest)) from (
      select by_place.*, place.city, place.state, place.lat, place.lng
      from by_place join public.places as place on place.kind = 'city' and place.namesake = 0
        and place.state_slug = by_place.state_slug and place.city_slug = by_place.city_slug
      order by by_place.postings + by_place.applications + by_place.empty_searches desc, place.id
      limit 200) as busiest), '[]'))
  into result;
  return result;
end
$$;

grant execute on function public.count_daily_numbers(date) to service_role;
