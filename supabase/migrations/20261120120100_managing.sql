-- Managing postings: the employer's list, page views, and addresses that a job had before it moved.

-- How often a job's page was opened. A count and nothing about who did; the worst a forger can do is to flatter a job.
create table public.job_views (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  views bigint not null default 0
);
alter table public.job_views enable row level security;
revoke all on public.job_views from anon, authenticated;
grant select on public.job_views to authenticated;
grant all on public.job_views to service_role;
create policy "employers read the views of their own jobs" on public.job_views
  for select to authenticated using (public.owns_job(job_id));

-- Counts one opening of an open job's page; the owner's own does not count.
create function public.count_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = count_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;
grant execute on function public.count_job_view(uuid) to service_role;

-- Where a job's address was before its place changed: old links lead to the new address.
create table public.job_former_places (
  job_id uuid not null references public.jobs (id) on delete cascade,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text not null default '',
  primary key (job_id, state_slug, city_slug, neighborhood_slug)
);
alter table public.job_former_places enable row level security;
revoke all on public.job_former_places from anon, authenticated;
grant all on public.job_former_places to service_role;

create function public.keep_former_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (old.id, old.state_slug, old.city_slug, coalesce(old.neighborhood_slug, '')) on conflict do nothing;
  return null;
end
$$;
create trigger keep_former_place after update of location on public.jobs
  for each row when ((old.state_slug, old.city_slug, coalesce(old.neighborhood_slug, ''))
    is distinct from (new.state_slug, new.city_slug, coalesce(new.neighborhood_slug, '')))
  execute function public.keep_former_place();

-- The job that had this address before it moved, as find_job_id finds the one that has it; null when none had.
create function public.find_moved_job_id(name text, state text, city text, neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = find_moved_job_id.name and job.ended_at > now() - interval '14 days'
    and former.state_slug = find_moved_job_id.state and former.city_slug = find_moved_job_id.city
    and (find_moved_job_id.neighborhood is null or former.neighborhood_slug = find_moved_job_id.neighborhood)
  limit 1
$$;
grant execute on function public.find_moved_job_id(text, text, text, text) to anon, authenticated, service_role;

-- One page of the viewer's own postings, newest first, and how many there are in each state:
-- {"counts": {"open", "paused", "closed", "expired"}, "total", "jobs": [...]}. `words` is looked for in title and city.
create function public.my_jobs(words text default '', state text default null,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select id, created_at,
      case when status <> 'closed' and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(my_jobs.words, '')) = '' or position(lower(trim(my_jobs.words)) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  wanted as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from wanted order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'))
      from own),
    'total', (select count(*) from wanted),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.fresh)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as fresh
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$$;
grant execute on function public.my_jobs(text, text, integer, integer) to authenticated, service_role;
