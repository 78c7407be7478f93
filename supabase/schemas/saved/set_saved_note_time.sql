-- Sets a note's time in the database, because merging keeps the newer note. save_jobs runs as the owner and sets its own times.
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
