-- Whether whoever uses this browser or account showed to read this address; an account always reads its own confirmed one.
create function public.is_proven_address(address text, prover text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.proven_addresses as proven
      where proven.address_hash = public.sha256_hex(lower(trim(is_proven_address.address)))
        and proven.prover = is_proven_address.prover and proven.proven_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_proven_address.prover and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_proven_address.address)))
$$;

grant execute on function public.is_proven_address(text, text) to service_role;
