-- What happened on a day (UTC), counted now, each kind by an index on its time. What is posted by the server itself
-- (demonstration, imports) is not counted.
create function public.count_day(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  begun constant timestamptz := count_day.day::timestamp at time zone 'UTC';
  ended constant timestamptz := (count_day.day + 1)::timestamp at time zone 'UTC';
  answer jsonb;
begin
  with answered as (
    select extract(epoch from answer.at - application.created_at) / 3600 as hours
    from public.application_events as answer join public.applications as application on application.id = answer.application_id
    where answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and answer.at >= begun and answer.at < ended
      and not exists (select from public.application_events as earlier where earlier.application_id = answer.application_id
        and earlier.kind in ('shortlisted', 'rejected', 'hired', 'mailed') and earlier.id < answer.id)),
  decided as (
    select event.action, extract(epoch from event.at - (
      select min(opened.at) from public.audit_events as opened
      where opened.subject_id = event.subject_id and opened.action = 'case opened'
        and opened.details -> 'case' = event.details -> 'case')) / 3600 as hours
    from public.audit_events as event
    where event.at >= begun and event.at < ended
      and event.action in ('approve', 'remove', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  mailed as (
    select count(*) filter (where sent_at is not null) as sent, count(*) filter (where failed_at is not null) as failed
    from public.outbox where coalesce(sent_at, failed_at) >= begun and coalesce(sent_at, failed_at) < ended),
  stopped as (
    select count(*) filter (where reason = 'bounce') as bounces, count(*) filter (where reason = 'complaint') as complaints
    from public.stopped_addresses where created_at >= begun and created_at < ended),
  happened as (
    select 'postings' as what, job.state_slug, job.city_slug, 1 as times
    from public.posting_log as posted left join public.jobs as job on job.id = posted.job_id
    where posted.posted_at >= begun and posted.posted_at < ended
    union all
    select 'applications', job.state_slug, job.city_slug, 1
    from public.applications as application join public.jobs as job on job.id = application.job_id
    where application.created_at >= begun and application.created_at < ended
    union all
    select 'empty_searches', empty.state_slug, empty.city_slug, empty.searches
    from public.empty_searches as empty where empty.day = count_day.day),
  placed as (
    select state_slug, city_slug, coalesce(sum(times) filter (where what = 'postings'), 0) as postings,
      coalesce(sum(times) filter (where what = 'applications'), 0) as applications,
      coalesce(sum(times) filter (where what = 'empty_searches'), 0) as empty_searches
    from happened group by state_slug, city_slug)
  select jsonb_build_object(
    'postings', (select count(*) from happened where what = 'postings'),
    'applications', (select count(*) from happened where what = 'applications'),
    'empty_searches', (select coalesce(sum(times), 0) from happened where what = 'empty_searches'),
    'replies', (select count(*) from answered),
    'reply_hours', (select percentile_cont(0.5) within group (order by hours) from answered),
    'reports', (select count(*) from public.reports where created_at >= begun and created_at < ended),
    'cases', (select count(distinct details -> 'case') from public.audit_events
      where at >= begun and at < ended and action = 'case opened'),
    'decisions', (select count(*) from decided),
    'removals', (select count(*) from decided where action = 'remove'),
    'decision_hours', (select percentile_cont(0.5) within group (order by hours) from decided),
    'emails', (select sent from mailed),
    'failed_emails', (select failed from mailed),
    'bounces', (select bounces from stopped),
    'complaints', (select complaints from stopped),
    'places', coalesce((select jsonb_agg(to_jsonb(each)) from (
      select placed.*, place.city, place.state, place.lat, place.lng
      from placed join public.places as place on place.kind = 'city' and place.namesake = 0
        and place.state_slug = placed.state_slug and place.city_slug = placed.city_slug
      order by placed.postings + placed.applications + placed.empty_searches desc, place.id
      limit 200) as each), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.count_day(date) to service_role;
