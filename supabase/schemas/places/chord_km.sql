-- A circle holds what stands on its rim: a job that is shown at 3.7 km is within 3.7 km.

-- Chord in km that belongs to a great-circle distance in km: 2R sin(d / 2R). Distances are computed from points in doubles,
-- so that there and back again may differ in the last digits: a circle reaches a millionth of a metre and a billionth of its
-- radius further (0.1 mm at 100 km), which is more than the error and less than anybody can measure.
create function public.chord_km(arc_km double precision) returns double precision
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371));
end
$$;

grant execute on function public.chord_km(double precision) to authenticated, service_role;
