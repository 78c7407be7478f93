-- The mailbox behind an address, so that its spellings count as one: without '+tags', and without dots at Google.
create function public.normalize_mailbox(address text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(trim(address)), '@', 1), '(.)\+.*$', '\1') as name,
    rtrim(split_part(lower(trim(address)), '@', 2), '.') as domain) as parts
$$;

grant execute on function public.normalize_mailbox(text) to service_role;
