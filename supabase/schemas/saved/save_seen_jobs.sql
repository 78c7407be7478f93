-- Saves jobs that the viewer viewed or hid: one, or a browser's list after sign-in. Each is {"kind", "job_id", "seen_at", "title"}. The
-- merge is idempotent; the latest time stays. The title comes from the job while it has a page. The newest `max_seen_jobs` of each kind
-- stay. PT401 without a viewer, PT400 if `jobs` is not an array or too long.
create function public.save_seen_jobs(jobs jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array'
    or jsonb_array_length(jobs) > public.max_seen_jobs('viewed') + public.max_seen_jobs('hidden') then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- Serializes the viewer's calls, which could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('seen_jobs:' || viewer, 0));
  insert into public.seen_jobs as stored (user_id, kind, job_id, seen_at, title)
  select distinct on (input.kind, input.job_id) viewer, input.kind, input.job_id, input.seen_at, input.title
  from (
    select item.kind, item.job_id, least(coalesce(item.seen_at, now()), now()) as seen_at,
      coalesce(job.title, nullif(trim(left(item.title, 160)), '')) as title
    from jsonb_to_recordset(jobs) as item (kind text, job_id uuid, seen_at timestamptz, title text)
    left join public.jobs as job on job.id = item.job_id and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held') as input
  where input.kind in ('viewed', 'hidden') and input.job_id is not null and input.title is not null
  order by input.kind, input.job_id, input.seen_at desc
  on conflict (user_id, kind, job_id) do update set seen_at = greatest(stored.seen_at, excluded.seen_at), title = excluded.title;
  delete from public.seen_jobs as old
  using (
    select seen.kind, seen.job_id, row_number() over (partition by seen.kind order by seen.seen_at desc, seen.job_id) as position
    from public.seen_jobs as seen where seen.user_id = viewer) as listed
  where old.user_id = viewer and old.kind = listed.kind and old.job_id = listed.job_id
    and listed.position > public.max_seen_jobs(listed.kind);
end
$$;

grant execute on function public.save_seen_jobs(jsonb) to authenticated, service_role;
