-- The open jobs, the neighborhoods that have some, and the people who seek work, counted now.
create function public.claims_now() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'jobs', count(*),
    'neighborhoods', count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    'job_seekers', (select count(*) from public.job_seeker_profiles))
  from public.jobs
  where status = 'open' and expires_at > now()
$$;

grant execute on function public.claims_now() to service_role;
