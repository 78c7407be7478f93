-- The maximum size of an application's CV in bytes. A profile's CV is limited by the bucket.
create function public.max_application_cv_bytes() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 5 * 1024 * 1024 $$;

grant execute on function public.max_application_cv_bytes() to service_role;
