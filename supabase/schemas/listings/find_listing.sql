-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its center is that of its jobs), else {"jobId": …}, else for a name what find_gone_job answers. The
-- place's own slugs are the canonical address. A neighborhood that only jobs know does not take the address of a job that was
-- posted in the city before it.
create function public.find_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one public.found_place;
  job uuid;
begin
  -- The place that jobs were posted under wins over another spelling of the gazetteer, never over its own name.
  select place.* into found_one from public.find_place(state, city, name) as place;
  if found_one.city_slug is null or found_one.state_slug <> state or found_one.city_slug <> city
      or (name is not null and found_one.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when find_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when find_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when find_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', find_listing.state, 'city_slug', find_listing.city, 'neighborhood_slug', find_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
            and find_listing.state <> 'unknown'
            and (find_listing.name is null or neighborhood_slug = find_listing.name)
            and ended_at > now() - public.time_shown_after_end() and status <> 'held'
          -- Enough to tell where the place is.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end() and titled.status <> 'held';
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (found_one.neighborhood_slug is null or found_one.neighborhood_slug <> name) then
    -- Another spelling of a neighborhood gives way to a job of exactly that address.
    job := coalesce(public.find_job_id(name, state, city), public.find_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if found_one.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(found_one));
  end if;
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$$;

grant execute on function public.find_listing(text, text, text) to anon, authenticated, service_role;
