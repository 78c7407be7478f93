-- Keeps the address that a job had before its place changed, so that old links lead to the new one.
create function public.keep_former_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (old.id, old.state_slug, old.city_slug, coalesce(old.neighborhood_slug, '')) on conflict do nothing;
  return null;
end
$$;
