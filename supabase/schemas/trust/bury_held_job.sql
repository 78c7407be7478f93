-- A held job has no page, and ending it gives it none: it is over for longer than a page stays.
create function public.bury_held_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.expires_at := least(new.expires_at, now() - public.time_shown_after_end() - interval '1 day');
  return new;
end
$$;
