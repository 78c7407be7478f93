-- A job that is not closed has no reason for having been closed.
create function public.forget_close_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.close_reason := null;
  return new;
end
$$;
