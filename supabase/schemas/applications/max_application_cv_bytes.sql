-- The largest CV of an application in bytes; a profile's may be as large as the bucket allows.
create function public.max_application_cv_bytes() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 5 * 1024 * 1024 $$;

grant execute on function public.max_application_cv_bytes() to service_role;
