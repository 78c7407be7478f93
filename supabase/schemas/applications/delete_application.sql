-- Deletes the application that a link with this secret opens, or the row that remains after its job was deleted. Also deletes the
-- verification of its address in browsers. The clean-up removes the CV later. Returns false for an unknown secret.
create function public.delete_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.get_application_id(delete_application.manage_token) returning email into address;
  if found then
    delete from public.verified_addresses
      where address_hash = public.sha256_hex(lower(address)) and verified_by like 'browser:%';
    return true;
  end if;
  delete from public.deleted_applications
    where token_hash = public.sha256_hex(delete_application.manage_token)
      or link_hashes @> array[public.sha256_hex(delete_application.manage_token)];
  return found;
end
$$;

grant execute on function public.delete_application(text) to anon, authenticated, service_role;
