-- What an address where no job stands tells: whether a job was there or could be, and near which place. A page of a job that is
-- gone offers the nearest open ones, and any other unknown address is no job's.

-- {"near": {"city", "state", "lat", "lng"} or null} for an address that was a job's or could be one's: a slug that a job once had,
-- or any name in a known city. Null for what no job ever was. The point is rounded to about a kilometer.
create function public.find_gone_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where find_gone_job.state is null and slug = find_gone_job.name and status <> 'held'
    union all
    select place.city, place.state, place.lat, place.lng
      from public.find_place(find_gone_job.state, find_gone_job.city) as place where find_gone_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where find_gone_job.state is null and slug = find_gone_job.name and not is_reserved))
$$;

grant execute on function public.find_gone_job(text, text, text) to service_role;
