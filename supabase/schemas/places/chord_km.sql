-- A circle includes its edge: a job shown at 3.7 km is within 3.7 km.

-- The chord in km for a great-circle distance in km: 2R sin(d / 2R). Rounding errors of doubles may differ by direction, so a circle is
-- enlarged by a millionth of a meter and a billionth of its radius (0.1 mm at 100 km), which exceeds the error.
create function public.chord_km(arc_km double precision) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371));
end
$$;

grant execute on function public.chord_km(double precision) to authenticated, service_role;
