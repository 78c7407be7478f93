-- Whether this browser or account verified the address in the last 180 days. The confirmed address of an account is always verified for it.
create function public.is_verified_address(address text, verified_by text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.verified_addresses as verified
      where verified.address_hash = public.sha256_hex(lower(trim(is_verified_address.address)))
        and verified.verified_by = is_verified_address.verified_by and verified.email_verified_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_verified_address.verified_by and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_verified_address.address)))
$$;

grant execute on function public.is_verified_address(text, text) to service_role;
