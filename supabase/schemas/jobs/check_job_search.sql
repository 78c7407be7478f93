-- Throws 22023 for search arguments that no page sends.
create function public.check_job_search(center_lat double precision, center_lng double precision, radius_km double precision,
  min_pay numeric, sort text)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.max_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.max_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.max_pay_amount()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance', 'pay', 'fit') then
    raise exception 'Sort by distance, date, relevance, pay or fit.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_job_search(double precision, double precision, double precision, numeric, text) to service_role;
