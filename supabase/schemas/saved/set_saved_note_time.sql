-- Sets the time of an edited note, because save_jobs keeps the newer of two notes. Doesn't run for save_jobs, which runs as the owner and
-- sets the times itself.
create function public.set_saved_note_time() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;
