-- What jobs_on_map shows of a box of degrees by the figures that are kept for it: the squares and the number of jobs of these types, and
-- `crowd`, of all types. Nulls where one of the figures is not there.
create function public.kept_map(
  west double precision, south double precision, east double precision, north double precision, zoom integer,
  center extensions.cube, chord double precision, types text[],
  out squares json, out total bigint, out crowd bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
  level constant integer := zoom + 2;
  -- A figure's parts are the squares of the closest of the three zooms that it is kept for.
  shift constant integer := 2 - (zoom - 3) % 3;
  kinds constant text[] := public.job_types();
  figures jsonb[];
begin
  select array_agg(figure.answer) into figures
    from public.map_figures(west, south, east, north, zoom) as asked left join public.kept_figures as figure on figure.question = asked
    having bool_and(figure.answer is not null);
  if figures is null then
    return;
  end if;
  -- Each is read once, and the counts only of what is in the box.
  with parts as materialized (
    select (part ->> 0)::bigint as x, (part ->> 1)::bigint as y, (part ->> 2)::double precision as lat, (part ->> 3)::double precision as lng,
      part -> 4 as counts
    from unnest(figures) as figure, jsonb_array_elements(figure) as part),
  counted as (
    select parts.*, number.jobs, number.crowd from parts, lateral (
      select sum(each.jobs::bigint) filter (where types is null or kinds[each.place] = any (types)) as jobs, sum(each.jobs::bigint) as crowd
      from jsonb_array_elements_text(parts.counts) with ordinality as each (jobs, place)) as number
    where parts.lat between kept_map.south and kept_map.north and parts.lng between kept_map.west and kept_map.east
      and (chord is null or (public.sphere_point(parts.lat, parts.lng) operator(extensions.<->) center) <= chord)),
  every as (
    select counted.x >> shift as x, counted.y >> shift as y, sum(counted.jobs) as jobs, sum(counted.crowd) as crowd,
      sum(counted.lat * counted.jobs) / nullif(sum(counted.jobs), 0) as lat, sum(counted.lng * counted.jobs) / nullif(sum(counted.jobs), 0) as lng
    from counted group by 1, 2)
  select coalesce(json_agg(json_build_array(round(every.lat::numeric, 4), round(every.lng::numeric, 4), every.jobs,
        round(public.map_latitude(every.y + 1, level)::numeric, 4), round((every.x * 360 / power(2, level) - 180)::numeric, 4),
        round(public.map_latitude(every.y, level)::numeric, 4), round(((every.x + 1) * 360 / power(2, level) - 180)::numeric, 4)))
      filter (where every.jobs > 0), '[]'), coalesce(sum(every.jobs), 0), coalesce(sum(every.crowd), 0)
    into squares, total, crowd from every;
end
$$;

grant execute on function public.kept_map(double precision, double precision, double precision, double precision, integer,
  extensions.cube, double precision, text[]) to service_role;
