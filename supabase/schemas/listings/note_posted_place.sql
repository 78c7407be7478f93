-- Notes the names of the place at which a job is: the city's, and the neighborhood's.
create function public.note_posted_place(state_slug text, city_slug text, neighborhood_slug text, pt extensions.cube) returns void
language plpgsql
set search_path = ''
as $$
begin
  if city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select note_posted_place.state_slug, note_posted_place.city_slug, name, note_posted_place.pt
      from unnest(array['', nullif(note_posted_place.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
end
$$;
