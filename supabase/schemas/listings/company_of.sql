-- What the 50 newest open jobs of an account under a company's name say of it: {"name", "logo", "description", "industry",
-- "city", "state", "street", "since", "domain": its verified web domain}. A company with several shops is not at one of them: its street
-- is null.
create function public.company_of(employer_id uuid, company_slug text)
returns table (name text, logo text, description text, industry text, city text, state text, street text, since timestamptz, domain text)
language sql stable security definer
set search_path = ''
as $$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select founded.created_at from public.employer_profiles as founded where founded.user_id = company_of.employer_id),
    (select company.verified_domain from public.employer_profiles as company where company.user_id = company_of.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = company_of.employer_id and job.company_slug = company_of.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$$;

grant execute on function public.company_of(uuid, text) to service_role;
