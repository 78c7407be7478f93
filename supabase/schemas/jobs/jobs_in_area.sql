-- The jobs that match in a circle, or in the shapes that somebody drew, in no order: every job there is read, so it is for what is_crowded_area does
-- not call crowded. With `otherwise`, which is what a search by schedule asks of the jobs that name none (read_conditions), those come, too,
-- marked `is_unscheduled`: reading a job once costs less than finding it twice. One plan serves all: making it costs more than a small circle.
create function public.jobs_in_area(center extensions.cube, radius_chord double precision, types text[], wanted tsquery, otherwise tsquery,
  category text, shapes polygon[])
returns table (id uuid, pt extensions.cube, created_at timestamptz, pay_currency text, min_pay_per_hour numeric, is_unscheduled boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_indexscan = off
set jit = off
as $$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
begin
  return query
    select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour, job.is_unscheduled
    from (
      -- Apart, lest the index of words is asked as well.
      select near.*, otherwise is not null and coalesce(cardinality(near.schedule), 0) = 0 as is_unscheduled
      from public.jobs as near
      where near.status = 'open' and (near.expires_at > now()) is true and area operator(extensions.@>) near.pt
      offset 0) as job
    where (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
      and (types is null or job.type = any (types))
      and (category is null or job.categories @> array[category])
      and (shapes is null or public.is_in_areas(job.pt, shapes))
      and (wanted is null or job.search @@ case when job.is_unscheduled then otherwise else wanted end);
end
$$;

grant execute on function public.jobs_in_area(extensions.cube, double precision, text[], tsquery, tsquery, text, polygon[]) to service_role;
