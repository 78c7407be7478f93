-- The application that a mailed secret belongs to; null for an unknown one.
create function public.application_of(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications
  where token_hash = public.sha256_hex(application_of.manage_token)
    or link_hashes @> array[public.sha256_hex(application_of.manage_token)]
$$;

grant execute on function public.application_of(text) to service_role;
