-- The shifts that a search says one can work; null where it says nothing of them.
create function public.asked_shifts(more jsonb) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array(select jsonb_array_elements_text(more -> 'shifts')) where more ? 'shifts' $$;

grant execute on function public.asked_shifts(jsonb) to service_role;
