-- Whether a text is one mail address that may stand in a mail's header: looser than the forms, closed to lists and line breaks.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$', false)
$$;

grant execute on function public.is_email(text) to authenticated, service_role;
