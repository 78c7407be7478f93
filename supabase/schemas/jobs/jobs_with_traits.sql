-- The jobs in a circle, or in the shapes that somebody drew, that have what read_conditions asks as `traits`, the nearest first, out of one index
-- alone: at most 20,000 are looked at; then `is_rest` is true in a last row, which stands for the others. With `otherwise` those that name no schedule and
-- have the rest come, too, marked `is_unscheduled`. One plan serves all: making it costs more than a small circle.
create function public.jobs_with_traits(center extensions.cube, radius_chord double precision, types text[], asked bigint[], otherwise boolean,
  shapes polygon[])
returns table (id uuid, pt extensions.cube, created_at timestamptz, pay_currency text, min_pay_per_hour numeric, is_unscheduled boolean, is_rest boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  week constant bigint := public.traits_of(array(select '=' || shift from unnest(public.week_shifts()) as shift));
  most constant integer := public.search_limit('looked at');
  any_of constant bigint := asked[1];
  all_of constant bigint := asked[2];
  none_of constant bigint := asked[3];
  hours_from constant integer := asked[4];
  hours_to constant integer := asked[5];
  since constant timestamptz := to_timestamp(asked[6]);
begin
  return query
    select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour, job.is_unscheduled, job.seen > most
    from (
      select near.id, near.pt, near.created_at, near.pay_currency, near.min_pay_per_hour, near.type, near.traits, near.hours_per_week_min,
        near.hours_per_week_max, otherwise and (near.traits & week) = 0 as is_unscheduled, row_number() over (order by near.pt operator(extensions.<->) center) as seen
      from public.jobs as near
      where near.status = 'open' and near.expires_at > now() and area operator(extensions.@>) near.pt
      order by near.pt operator(extensions.<->) center
      limit most + 1) as job
    where job.seen > most or (
      (job.is_unscheduled or any_of = 0 or (job.traits & any_of) <> 0)
      and (job.traits & all_of) = all_of and (job.traits & none_of) = 0
      and (hours_from is null or (num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= hours_to and least(coalesce(job.hours_per_week_max, 80), 80) >= hours_from))
      and (since is null or job.created_at >= since)
      and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
      and (types is null or job.type = any (types))
      and (shapes is null or public.is_in_areas(job.pt, shapes)));
end
$$;

grant execute on function public.jobs_with_traits(extensions.cube, double precision, text[], bigint[], boolean, polygon[]) to service_role;
