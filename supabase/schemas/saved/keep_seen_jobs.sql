-- Remembers jobs that the viewer looked at or hid, the only way in: one, or all that a browser kept before signing in. Each is {"kind",
-- "job_id", "seen_at", "title"}. The same may come twice and from two devices in any order: the latest time stays. The title is the job's while
-- it has a page. `most_seen_jobs` of each kind are kept, the newest. PT401 without a viewer, PT400 for what is no list or longer than both.
create function public.keep_seen_jobs(jobs jsonb) returns void
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
    or jsonb_array_length(jobs) > public.most_seen_jobs('viewed') + public.most_seen_jobs('hidden') then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would keep more.
  perform pg_advisory_xact_lock(hashtextextended('seen_jobs:' || viewer, 0));
  insert into public.seen_jobs as kept (user_id, kind, job_id, seen_at, title)
  select distinct on (given.kind, given.job_id) viewer, given.kind, given.job_id, given.seen_at, given.title
  from (
    select each.kind, each.job_id, least(coalesce(each.seen_at, now()), now()) as seen_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title
    from jsonb_to_recordset(jobs) as each (kind text, job_id uuid, seen_at timestamptz, title text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held') as given
  where given.kind in ('viewed', 'hidden') and given.job_id is not null and given.title is not null
  order by given.kind, given.job_id, given.seen_at desc
  on conflict (user_id, kind, job_id) do update set seen_at = greatest(kept.seen_at, excluded.seen_at), title = excluded.title;
  delete from public.seen_jobs as old
  using (
    select seen.kind, seen.job_id, row_number() over (partition by seen.kind order by seen.seen_at desc, seen.job_id) as place
    from public.seen_jobs as seen where seen.user_id = viewer) as listed
  where old.user_id = viewer and old.kind = listed.kind and old.job_id = listed.job_id
    and listed.place > public.most_seen_jobs(listed.kind);
end
$$;

grant execute on function public.keep_seen_jobs(jsonb) to authenticated, service_role;
