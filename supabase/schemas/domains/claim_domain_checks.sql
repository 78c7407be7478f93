-- Some of the proven domains that are due to be looked at again, for whoever looks in the next hour.
create function public.claim_domain_checks(max_domains integer default 10)
returns table (account_id uuid, domain text, token text)
language sql volatile security definer
set search_path = ''
as $$
  update public.verified_domains as due set check_at = now() + interval '1 hour'
    where due.account_id = any (array(
      select account_id from public.verified_domains where proven_at is not null and check_at <= now()
      order by check_at limit max_domains for update skip locked))
    returning due.account_id, due.domain, due.token
$$;

grant execute on function public.claim_domain_checks(integer) to service_role;
