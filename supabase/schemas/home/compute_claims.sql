-- Counts open jobs, neighborhoods with open jobs, and job seekers.
create function public.compute_claims() returns jsonb
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

grant execute on function public.compute_claims() to service_role;
