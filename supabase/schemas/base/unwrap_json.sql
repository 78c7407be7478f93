-- JSON that arrived as a JSON string, parsed; everything else unchanged (section 3).
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;
