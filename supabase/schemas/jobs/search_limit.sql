-- The limits of a search, independent of the number of jobs (D51).
create function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- The maximum count, shown as '1,000+'; lists end there.
    when 'counted' then 1000
    -- The nearest or newest matches that are ranked: 1,000 of earlier pages and a page of 50 (max_page_size).
    when 'ranked' then 1050
    -- New jobs counted in the preview of an alert.
    when 'previewed' then 200
    -- Jobs read for a map. With more, map_counts is used if possible.
    when 'read on map' then 5000
    -- Jobs shown individually on a map; the rest are counts.
    when 'on map' then 150
    -- With more open jobs, counts are computed on schedule, not while a page is rendered (D64).
    when 'counted now' then 5000
  end;
end
$$;
grant execute on function public.search_limit(text) to service_role;
