-- Returns the fingerprint of a description: 'text:' and a hash of its letters and digits in lowercase.
create function public.text_fingerprint(description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select 'text:' || md5(regexp_replace(lower(left(description, 30000)), '[^[:alnum:]]+', '', 'g'))
$$;

grant execute on function public.text_fingerprint(text) to authenticated, service_role;
