-- Records the city and the neighborhood of a job.
create function public.record_posted_place(state_slug text, city_slug text, neighborhood_slug text, pt extensions.cube) returns void
language plpgsql
set search_path = ''
as $$
begin
  if city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select record_posted_place.state_slug, record_posted_place.city_slug, name, record_posted_place.pt
      from unnest(array['', nullif(record_posted_place.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
end
$$;
