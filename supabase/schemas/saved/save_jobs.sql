-- Saves jobs for the viewer: one from its page, or a browser's list after sign-in. Each is {"job_id", "saved_at", "note", "noted_at",
-- "title", "company_name"}. The merge is idempotent and independent of order: it keeps the earliest time, and both notes or, if they are
-- too long together, the newer note. Title and company come from the job while it has a page, otherwise from the browser; only the viewer
-- reads them.
-- Returns the ids that were not saved because the account is full (`max_saved_jobs`); the newest are saved first. PT401 without a viewer,
-- PT400 if `jobs` is not an array or too long.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  free_slots integer;
  unsaved_ids uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.max_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- Serializes the viewer's calls, which could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.max_saved_jobs() - count(*) into free_slots from public.saved_jobs where user_id = viewer;
  with input as materialized (
    select distinct on (item.job_id) item.job_id,
      least(coalesce(item.saved_at, now()), now()) as saved_at,
      nullif(trim(left(item.note, 2000)), '') as note,
      least(coalesce(item.noted_at, item.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(item.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(item.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as item (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = item.job_id and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held'
    where item.job_id is not null
    order by item.job_id, item.saved_at),
  ranked as materialized (
    select input.*, existing.job_id is not null as is_saved,
      row_number() over (partition by existing.job_id is not null order by input.saved_at desc, input.job_id) as rank
    from input left join public.saved_jobs as existing on existing.user_id = viewer and existing.job_id = input.job_id
    where input.title is not null and input.company_name is not null),
  written as (
    insert into public.saved_jobs as saved (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_saved or rank <= free_slots
    on conflict (user_id, job_id) do update set
      saved_at = least(saved.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in saved.note) > 0 then saved.note
        when saved.note is null or position(saved.note in excluded.note) > 0 then excluded.note
        when length(saved.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > saved.noted_at then excluded.note else saved.note end
        when excluded.noted_at >= saved.noted_at then saved.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || saved.note end,
      noted_at = greatest(saved.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into unsaved_ids from ranked where not is_saved and rank > free_slots;
  return unsaved_ids;
end
$$;

grant execute on function public.save_jobs(jsonb) to authenticated, service_role;
