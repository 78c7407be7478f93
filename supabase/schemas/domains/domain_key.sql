-- What two domains have in common that look alike at a glance: letters of other alphabets, accents, digits for letters, 'rn' for 'm'.
create function public.domain_key(shown text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(replace(replace(public.plain_words(left(shown, 253)), 'rn', 'm'), 'vv', 'w'), '01i345', 'olleas')
$$;

grant execute on function public.domain_key(text) to service_role;
