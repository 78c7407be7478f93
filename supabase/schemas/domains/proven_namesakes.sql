-- The companies that have proven a domain and whose name looks like this one; twenty at most.
create function public.proven_namesakes(company_name text)
returns table (account_id uuid, name text, domain text, location jsonb)
language sql stable security definer
set search_path = ''
as $$
  select proven.account_id, company.company_name, proven.domain, company.location
  from public.employer_profiles as company join public.verified_domains as proven on proven.account_id = company.user_id
  where public.look_alike_key(company.company_name) = public.look_alike_key(proven_namesakes.company_name)
    and proven.proven_at is not null
  limit 20
$$;

grant execute on function public.proven_namesakes(text) to service_role;
