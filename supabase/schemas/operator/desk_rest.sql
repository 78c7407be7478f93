-- For how long an operator may be silent before the desk asks for a code again.
create function public.desk_rest() returns interval
language sql immutable
set search_path = ''
as $$ select interval '1 hour' $$;

grant execute on function public.desk_rest() to service_role;
