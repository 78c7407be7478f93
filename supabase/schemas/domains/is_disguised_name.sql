-- Whether a name is another one in disguise: with letters of other alphabets or characters that nobody sees, which the other has not, or with
-- digits, signs and letters in the place of those that they look like. 'The Corner Bakery, LLC' is 'Corner Bakery' undisguised.
create function public.is_disguised_name(name text, other text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select (is_disguised_name.name ~ strange and is_disguised_name.other !~ strange)
    or (public.company_key(is_disguised_name.name) <> public.company_key(is_disguised_name.other)
      and is_disguised_name.name ~ '[[:alpha:]][13457|!$@][[:alpha:]]|[[:lower:]]I|rn|vv')
  from (select '[\u00AD\u0370-\u052F\u200B-\u200F\u2060-\u2064\uFE00-\uFE0F\uFEFF\uFF01-\uFF5E\U0001D400-\U0001D7FF]|[[:alpha:]]0[[:alpha:]]'
    as strange) as known
$$;

grant execute on function public.is_disguised_name(text, text) to service_role;
