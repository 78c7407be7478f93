-- Parses a JSON string with JSON inside, and returns any other value unchanged, because the specification allows locations, salaries and
-- contacts to arrive as JSON strings.
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;
