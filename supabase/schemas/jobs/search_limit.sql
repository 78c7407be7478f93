-- How far a search goes, however many jobs there are (D51).
create function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- A count that reaches it is shown as '1,000+', and lists end there.
    when 'counted' then 1000
    -- The nearest that match, or the newest, of which the best are listed first.
    when 'ranked' then 1050
    -- New jobs that the preview of an alert counts.
    when 'previewed' then 200
    -- Jobs that a map reads; more are counted by the squares of map_counts.
    when 'read on map' then 5000
    -- Jobs that a map shows one by one; the rest are counts.
    when 'on map' then 150
    -- More open jobs than that are counted on schedule, not while a page is rendered (D64).
    when 'counted now' then 5000
  end;
end
$$;
grant execute on function public.search_limit(text) to service_role;
