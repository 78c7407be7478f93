-- One page of the open jobs of all companies with this name in upper or lower case, the jobs in the given city first (D12): {"name",
-- "total", "here", "is_more", "companies", "jobs"}. `here` is the number of jobs in the city. Null if no company of that name has a job in
-- the city that is open or ended within the last 14 days. Reads at most 1,000 jobs. get_company_summary describes each company.
create function public.get_employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  max_counted constant integer := public.search_limit('counted');
  name_slug constant text := lower(left(company, 200) collate "und-x-icu");
  found_name text;
  result jsonb;
begin
  select job.company_name into found_name from public.jobs as job
    where job.company_slug = name_slug and job.state_slug = get_employer_page.state and job.city_slug = get_employer_page.city
      and job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held'
    limit 1;
  if found_name is null then
    return null;
  end if;
  with local as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = name_slug and status = 'open' and expires_at > now()
      and state_slug = get_employer_page.state and city_slug = get_employer_page.city
    limit max_counted + 1),
  elsewhere as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = name_slug and status = 'open' and expires_at > now()
      and (state_slug, city_slug) <> (get_employer_page.state, get_employer_page.city)
    limit max_counted + 1),
  matching as materialized (
    select *, true as is_here from local union all select *, false from elsewhere limit max_counted + 1),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.max_page_size()) offset least(greatest(page_offset, 0), max_counted)),
  companies as (
    select employer_id, count(*), bool_or(is_here) as is_here from matching group by employer_id
    order by is_here desc, count(*) desc, employer_id limit 12)
  select jsonb_build_object(
    'name', coalesce((
      select min(summary.name)
      from companies, lateral public.get_company_summary(employer_id, name_slug) as summary), found_name),
    'total', (select least(count(*), max_counted) from matching),
    'is_more', (select count(*) > max_counted from matching),
    'here', (select least(count(*), max_counted) from matching where is_here),
    'companies', coalesce((
      select jsonb_agg(to_jsonb(summary) || jsonb_build_object('id', employer_id, 'count', companies.count)
        order by companies.is_here desc, employer_id)
      from companies, lateral public.get_company_summary(employer_id, name_slug) as summary), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, page.created_at desc, id)
      from page join public.jobs as job using (id)), '[]'))
  into result;
  return result;
end
$$;

grant execute on function public.get_employer_page(text, text, text, integer, integer) to service_role;
