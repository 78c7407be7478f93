-- Returns whether a text is a phone number of 7 to 15 digits with any usual separators. `isPhone` (lib/forms/fields.ts) is the same rule.
create function public.is_phone(number text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(number) <= 50 and length(regexp_replace(number, '[^0-9]', '', 'g')) between 7 and 15, false)
$$;

grant execute on function public.is_phone(text) to authenticated, service_role;
