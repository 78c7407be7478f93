-- The page of a deleted or ended job shows open jobs nearby; other unknown addresses are a plain 404.

-- Returns {"near": {"city", "state", "lat", "lng"} or null} if the address was or could be a job's: a slug that a job once had, or any name
-- in a known city. Null for other addresses. The point is rounded to about a kilometer.
create function public.get_missing_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where get_missing_job.state is null and slug = get_missing_job.name and status <> 'held'
    union all
    select place.city, place.state, place.lat, place.lng
      from public.get_place(get_missing_job.state, get_missing_job.city) as place where get_missing_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where get_missing_job.state is null and slug = get_missing_job.name and not is_reserved))
$$;

grant execute on function public.get_missing_job(text, text, text) to service_role;
