-- The size of the cells that circles of a radius are filed under: the power of two from half the radius up to it.
create function public.alert_cell_km(radius_km integer) returns double precision
language sql immutable parallel safe
set search_path = ''
as $$ select power(2, floor(log(2, radius_km)))::double precision $$;

grant execute on function public.alert_cell_km(integer) to service_role;
