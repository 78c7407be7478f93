-- The great-circle distance in km for a chord in km: 2R asin(d / 2R).
create function public.arc_km(chord double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * asin(least(1, chord / (2 * 6371))) $$;

grant execute on function public.arc_km(double precision) to authenticated, service_role;
