-- Saves jobs for the viewer, the only way in: one from its page, or all that a browser kept before signing in. Each is
-- {"job_id", "saved_at", "note", "noted_at", "title", "company_name"}. What is there already is merged, so that the same
-- may come twice and from two devices in any order: the earliest time stays, and both notes, or the newer where
-- both are too long for one. Title and company are the job's while it has a page; what the browser says is taken for
-- one that is gone, and nobody else ever reads it. A list holds `most_saved_jobs`: answers the ids that found no room, newest
-- ones first in. PT401 without a viewer, PT400 for what is no list or longer than one.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  room integer;
  left_out uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.most_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would overfill the list.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.most_saved_jobs() - count(*) into room from public.saved_jobs where user_id = viewer;
  with given as materialized (
    select distinct on (each.job_id) each.job_id,
      least(coalesce(each.saved_at, now()), now()) as saved_at,
      nullif(trim(left(each.note, 2000)), '') as note,
      least(coalesce(each.noted_at, each.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(each.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as each (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held'
    where each.job_id is not null
    order by each.job_id, each.saved_at),
  ranked as materialized (
    select given.*, mine.job_id is not null as is_kept,
      row_number() over (partition by mine.job_id is not null order by given.saved_at desc, given.job_id) as rank
    from given left join public.saved_jobs as mine on mine.user_id = viewer and mine.job_id = given.job_id
    where given.title is not null and given.company_name is not null),
  written as (
    insert into public.saved_jobs as kept (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_kept or rank <= room
    on conflict (user_id, job_id) do update set
      saved_at = least(kept.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in kept.note) > 0 then kept.note
        when kept.note is null or position(kept.note in excluded.note) > 0 then excluded.note
        when length(kept.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > kept.noted_at then excluded.note else kept.note end
        when excluded.noted_at >= kept.noted_at then kept.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || kept.note end,
      noted_at = greatest(kept.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into left_out from ranked where not is_kept and rank > room;
  return left_out;
end
$$;

grant execute on function public.save_jobs(jsonb) to authenticated, service_role;
