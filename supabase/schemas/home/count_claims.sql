-- What the home page says when its claims are live (D3): open jobs, neighborhoods that have some, people who seek work.
-- Sums only, so everybody may ask; profiles themselves stay closed.
create function public.count_claims() returns table (jobs bigint, neighborhoods bigint, job_seekers bigint)
language sql stable security definer
set search_path = ''
as $$
  select
    count(*),
    count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    (select count(*) from public.job_seeker_profiles)
  from public.jobs
  where status = 'open' and expires_at > now()
$$;

grant execute on function public.count_claims() to service_role;
