-- Records that this browser ('browser:' and a hash) or account ('account:' and an id) can read this address.
create function public.record_verified_address(address text, verified_by text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.verified_addresses (address_hash, verified_by)
    values (public.sha256_hex(lower(trim(address))), verified_by)
    on conflict (address_hash, verified_by) do update set email_verified_at = now()
$$;

grant execute on function public.record_verified_address(text, text) to service_role;
