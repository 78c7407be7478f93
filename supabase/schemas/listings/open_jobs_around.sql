-- The open jobs within a distance in km, as numbers for the pages and lists of places; by the spatial index.
create function public.open_jobs_around(lat double precision, lng double precision, radius_km double precision)
returns setof public.jobs
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
begin
  return query
    select job.* from public.jobs as job
    where job.status = 'open' and job.expires_at > now()
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord;
end
$$;

grant execute on function public.open_jobs_around(double precision, double precision, double precision) to service_role;
