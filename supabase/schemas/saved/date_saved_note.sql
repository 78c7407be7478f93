-- A note's time is the database's, because the newer of two that do not fit together is the one that stays. Merging, which
-- runs as the owner, brings times along.
create function public.date_saved_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;
