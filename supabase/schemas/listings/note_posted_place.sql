-- Notes the names of the place at which a job is: the city's, and the neighborhood's.
create function public.note_posted_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.city_slug not in ('', 'unknown') and new.state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select new.state_slug, new.city_slug, name, new.pt
      from unnest(array['', nullif(new.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
  return null;
end
$$;
