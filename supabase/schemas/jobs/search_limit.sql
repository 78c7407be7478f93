-- How far a search goes, however many jobs there are (D51, D75).
create function public.search_limit(name text)
returns integer
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 20000
    -- Jobs around a place of which an index tells all that is asked.
    when 'around' then 10000
    -- Of the newest, to tell how many of them are around a place.
    when 'sampled' then 1000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 3000
    when 'read' then 10000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 30000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- Jobs that a map is told one by one; the rest are counts.
    when 'on map' then 150
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
    -- Jobs around a place whose figures are counted while somebody waits (D64).
    when 'told' then 500
  end;
end
$$;
grant execute on function public.search_limit(text) to service_role;
