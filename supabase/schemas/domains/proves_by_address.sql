-- Whether an account's address alone proves a domain. At a company whose name scams borrow a hundred thousand people have theirs, and the
-- domain itself has to say it.
create function public.proves_by_address(account_id uuid, domain text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.has_address_at(proves_by_address.account_id, proves_by_address.domain)
    and not exists (select from public.known_companies as known, unnest(known.domains) as theirs
      where proves_by_address.domain = theirs or proves_by_address.domain like '%.' || theirs)
$$;

grant execute on function public.proves_by_address(uuid, text) to service_role;
