-- Remembers that whoever uses this browser or account reads this address.
create function public.prove_address(address text, prover text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.proven_addresses (address_hash, prover)
    values (public.sha256_hex(lower(trim(address))), prover)
    on conflict (address_hash, prover) do update set proven_at = now()
$$;

grant execute on function public.prove_address(text, text) to service_role;
