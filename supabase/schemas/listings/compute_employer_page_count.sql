-- Counts the company pages, one per company and city with open jobs.
create function public.compute_employer_page_count() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

grant execute on function public.compute_employer_page_count() to service_role;
