-- The latitude at which a row of web map tiles begins.
create function public.tile_latitude(y bigint, zoom integer) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return degrees(2 * atan(exp(pi() * (1 - 2 * y / power(2, zoom)))) - pi() / 2);
end
$$;

grant execute on function public.tile_latitude(bigint, integer) to service_role;
