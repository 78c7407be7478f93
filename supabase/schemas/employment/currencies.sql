-- The supported currencies (D18a).
create function public.currencies() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] $$;

grant execute on function public.currencies() to authenticated, service_role;
