-- The domain that a company has proven, as people read it; null without one.
create function public.domain_mark(account_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select shown from public.verified_domains as own where own.account_id = domain_mark.account_id and own.proven_at is not null
$$;

grant execute on function public.domain_mark(uuid) to service_role;
