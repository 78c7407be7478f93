-- The jobs that match and lie in a box of degrees, in no order, `max_matches` at most.
create function public.matches_in_box(search public.job_search, west double precision, south double precision, east double precision,
  north double precision, max_matches integer)
returns table(id uuid, lat double precision, lng double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query execute format('
      select job.id, job.lat, job.lng from public.jobs as job
      where %s and $2 operator(extensions.@>) job.pt and job.lat between $3 and $4 and job.lng between $5 and $6
      limit $7', public.search_conditions(search))
    using search, public.box_cube(west, south, east, north), south, north, west, east, max_matches;
end
$$;

grant execute on function public.matches_in_box(public.job_search, double precision, double precision, double precision, double precision, integer)
  to service_role;
