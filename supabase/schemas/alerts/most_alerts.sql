-- How many alerts a person, an address or a company may have.
create function public.most_alerts() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.most_alerts() to service_role;
