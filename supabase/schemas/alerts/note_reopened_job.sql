-- Notes that a job opened again, never before the time for which it waits.
create function public.note_reopened_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings as opening (job_id, opened_at) values (new.id, now())
    on conflict (job_id) do update set opened_at = greatest(excluded.opened_at, opening.opened_at), matched_at = null;
  return null;
end
$$;
