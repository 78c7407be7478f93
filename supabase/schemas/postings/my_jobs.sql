-- One page of the viewer's own postings, newest first, with totals by state: {"counts": {"open", "paused", "closed", "expired", "held"},
-- "total", "jobs": [...]}. `words` filters by title and city.
create function public.my_jobs(words text default '', state text default null,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select id, created_at,
      case when status not in ('closed', 'held') and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(left(my_jobs.words, 200), '')) = '' or position(lower(trim(left(my_jobs.words, 200))) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  matching as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from matching order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'),
        'held', count(*) filter (where own.state = 'held'))
      from own),
    'total', (select count(*) from matching),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'hold', public.job_hold(job.id), 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.unseen)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as unseen
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$$;

grant execute on function public.my_jobs(text, text, integer, integer) to authenticated, service_role;
