-- Returns whether a text is one email address of at most 254 characters. `emailPattern` (lib/forms/fields.ts) is the same pattern, and
-- shared-numbers.test.ts compares them.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$', false)
$$;

grant execute on function public.is_email(text) to authenticated, service_role;
