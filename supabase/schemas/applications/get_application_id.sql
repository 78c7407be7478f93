-- The id of the application that a link with this secret opens; null for an unknown secret.
create function public.get_application_id(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications
  where token_hash = public.sha256_hex(get_application_id.manage_token)
    or link_hashes @> array[public.sha256_hex(get_application_id.manage_token)]
$$;

grant execute on function public.get_application_id(text) to service_role;
