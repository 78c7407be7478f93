-- The shifts of a week in order: 'mon-morning' to 'sun-night'.
create function public.week_shifts() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select day || '-' || part
    from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality as days (day, day_position),
      unnest(array['morning', 'afternoon', 'evening', 'night']) with ordinality as parts (part, part_position)
    order by day_position, part_position)
$$;

grant execute on function public.week_shifts() to authenticated, service_role;
