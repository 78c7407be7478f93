-- Whether an applicant's name, address and phone number are valid. Control characters could inject email headers.
create function public.is_applicant(full_name text, address text, phone text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(full_name || phone, E'\n') !~ '[[:cntrl:]]' and public.is_email(address) and public.is_phone(phone)
$$;

grant execute on function public.is_applicant(text, text, text) to service_role;
