-- Takes a company's domain away, as it asked. What an administrator took away stays known.
create function public.forget_domain(account_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.verified_domains as own where own.account_id = forget_domain.account_id and own.barred_reason is null
$$;

grant execute on function public.forget_domain(uuid) to service_role;
