-- The center of a place known only from jobs: the average of at most 1,000 jobs shown there now or recently; null without any.
create function public.posted_place_center(state text, city text, neighborhood text) returns extensions.cube
language sql stable security definer
set search_path = ''
as $$
  select public.sphere_point(avg(lat), avg(lng)) from (
    select lat, lng from public.jobs
    where state_slug = posted_place_center.state and city_slug = posted_place_center.city
      and (posted_place_center.neighborhood is null or neighborhood_slug = posted_place_center.neighborhood)
      and ended_at > now() - public.ended_job_visibility() and status <> 'held'
    limit 1000) as some_jobs
$$;

grant execute on function public.posted_place_center(text, text, text) to service_role;
