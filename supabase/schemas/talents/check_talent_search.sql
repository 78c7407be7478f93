-- Raises an error for invalid arguments, and for filters on columns that the audience can't see, because filtering would reveal them.
create function public.check_talent_search(audience text, center_lat double precision, center_lng double precision,
  radius_km double precision, min_years integer, max_years integer, available text, max_pay numeric, sort text,
  page_size integer, page_offset integer)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if public.setting('talents') = 0 then
    raise exception 'TALENTS_ARE_OFF' using errcode = 'PT404';
  elsif (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.max_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.max_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.max_pay_amount()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.max_page_size()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.max_page_size() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$$;

grant execute on function public.check_talent_search(text, double precision, double precision, double precision, integer, integer, text, numeric, text, integer, integer)
  to service_role;
