-- Returns the SHA-256 hash of a secret as hex.
create function public.sha256_hex(secret text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$ select encode(extensions.digest(secret, 'sha256'), 'hex') $$;

grant execute on function public.sha256_hex(text) to service_role;
