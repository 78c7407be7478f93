-- The middle of a place that only jobs know: of a thousand jobs that are or were lately shown there; null without any.
create function public.posted_middle(state text, city text, neighborhood text) returns extensions.cube
language sql stable security definer
set search_path = ''
as $$
  select public.sphere_point(avg(lat), avg(lng)) from (
    select lat, lng from public.jobs
    where state_slug = posted_middle.state and city_slug = posted_middle.city
      and (posted_middle.neighborhood is null or neighborhood_slug = posted_middle.neighborhood)
      and ended_at > now() - public.time_shown_after_end() and status <> 'held'
    limit 1000) as some_jobs
$$;

grant execute on function public.posted_middle(text, text, text) to service_role;
