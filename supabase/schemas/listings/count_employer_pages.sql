-- How many pages employers have in the cities of their open jobs, which decides into how many files they are told.
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

grant execute on function public.count_employer_pages() to service_role;
