-- Returns what /{state}/{city} or /{state}/{city}/{name} shows (D8, D9). This is a place with its canonical slugs ({"place": …}) or a job
-- ({"jobId": …}). If nothing matches, the result is null for a city, and that of get_missing_job for a name. The first match counts: a
-- gazetteer place with these slugs; if jobs make this name a place, a job with this slug, or else that place; a job with this slug or
-- title; a job that had this URL before it moved; a gazetteer place with an alternative spelling.
create function public.get_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  gazetteer_place public.found_place;
  job uuid;
begin
  -- A place known only from jobs takes precedence over an alternative spelling in the gazetteer, but not over a gazetteer name.
  select place.* into gazetteer_place from public.get_place(state, city, name) as place;
  if gazetteer_place.city_slug is null or gazetteer_place.state_slug <> state or gazetteer_place.city_slug <> city
      or (name is not null and gazetteer_place.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when get_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when get_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when get_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', get_listing.state, 'city_slug', get_listing.city, 'neighborhood_slug', get_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = get_listing.state and city_slug = get_listing.city and get_listing.city <> 'unknown'
            and get_listing.state <> 'unknown'
            and (get_listing.name is null or neighborhood_slug = get_listing.name)
            and ended_at > now() - public.ended_job_visibility() and status <> 'held'
          -- Enough to compute the center.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = get_listing.name and titled.state_slug = get_listing.state
            and titled.city_slug = get_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.ended_job_visibility() and titled.status <> 'held';
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (gazetteer_place.neighborhood_slug is null or gazetteer_place.neighborhood_slug <> name) then
    -- A job with exactly this URL takes precedence over an alternative spelling of a neighborhood.
    job := coalesce(public.get_job_id(name, state, city), public.get_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if gazetteer_place.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(gazetteer_place));
  end if;
  return case when name is not null then public.get_missing_job(name, state, city) end;
end
$$;

grant execute on function public.get_listing(text, text, text) to anon, authenticated, service_role;
