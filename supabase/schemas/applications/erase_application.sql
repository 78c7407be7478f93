-- Withdraws and erases an application by a mailed secret, or what remained of it, with the memory of which browsers proved its
-- address; the CV goes with the next run of the clean-up. True when there was one.
create function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.application_of(erase_application.manage_token) returning email into address;
  if found then
    delete from public.proven_addresses
      where address_hash = public.sha256_hex(lower(address)) and prover like 'browser:%';
    return true;
  end if;
  delete from public.gone_applications
    where token_hash = public.sha256_hex(erase_application.manage_token)
      or link_hashes @> array[public.sha256_hex(erase_application.manage_token)];
  return found;
end
$$;

grant execute on function public.erase_application(text) to anon, authenticated, service_role;
