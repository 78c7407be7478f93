-- Sets `updated_at` to the current time.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

grant execute on function public.touch_updated_at() to anon, authenticated, service_role;
