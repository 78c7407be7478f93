-- A company as described by its 50 newest open jobs. `street` is null for a company with several locations. `since` is when its profile was
-- created, `domain` its verified web domain.
create function public.get_company_summary(employer_id uuid, company_slug text)
returns table (name text, logo text, description text, industry text, city text, state text, street text, since timestamptz, domain text)
language sql stable security definer
set search_path = ''
as $$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select company.created_at from public.employer_profiles as company where company.user_id = get_company_summary.employer_id),
    (select company.verified_domain from public.employer_profiles as company where company.user_id = get_company_summary.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = get_company_summary.employer_id and job.company_slug = get_company_summary.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$$;

grant execute on function public.get_company_summary(uuid, text) to service_role;
