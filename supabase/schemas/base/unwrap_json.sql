-- Returns parsed JSON if the value is a JSON string with JSON inside, and any other value unchanged (section 3).
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;
