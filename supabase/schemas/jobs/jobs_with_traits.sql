-- The first `page_end` of the jobs in a circle, or in the shapes that somebody drew, that have what read_conditions asks as `traits` (null: whatever they
-- have), and how many match, out of one index alone: the newest first, the nearest, or as `ranked` says, the best paid in `currency` or those of whose
-- shifts most are asked. At most 10,000 are looked at, in no order; `is_rest`: there are more, and the nearest of them come first, of 3,000 (best paid or
-- best fit: the first 1,000 that match, unless more of what was looked at do). Everywhere (no radius, no shapes) the newest are looked at, whose traits are not asked. `unsaid` name no
-- pay; `unscheduled` are those that name no schedule and have the rest, where they are asked for `otherwise`; `newest` is when the last that
-- matches was posted, where there is no rest. One plan serves all: making it costs more than a small circle.
create function public.jobs_with_traits(center extensions.cube, radius_chord double precision, types text[], min_pay numeric, currency text,
  traits bigint[], otherwise boolean, shapes polygon[], by_date boolean, ranked text, page_end integer,
  out ids uuid[], out total bigint, out unsaid bigint, out unscheduled bigint, out is_rest boolean,
  out newest timestamptz)
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
  most constant integer := public.search_limit('around');
  near_most constant integer := public.search_limit('read in order');
  first_most constant integer := case when ranked is null then page_end else public.search_limit('ranked') end;
  any_of constant bigint := coalesce(traits[1], 0);
  all_of constant bigint := coalesce(traits[2], 0);
  none_of constant bigint := coalesce(traits[3], 0);
  hours_from constant integer := traits[4];
  hours_to constant integer := traits[5];
  since constant timestamptz := to_timestamp(traits[6]);
  is_near boolean;
  found record;
begin
  foreach is_near in array array[false, true] loop
    with every as materialized (
      select job.id, job.pt, job.created_at, case when ranked = 'pay' and job.pay_currency = currency then job.min_pay_per_hour end as pay,
        case when ranked = 'fit' and any_of <> 0 then bit_count((job.traits & any_of)::bit(64))::double precision / nullif(bit_count((job.traits & week)::bit(64)), 0) end as fit,
        job.pays, job.min_pay_per_hour is null as is_unsaid, job.is_unscheduled, job.is_rest
      from (
        select looked.*, otherwise and (looked.traits & week) = 0 as is_unscheduled, not is_near and row_number() over () > most as is_rest,
          min_pay is null or (looked.min_pay_per_hour >= min_pay and looked.pay_currency = currency) is true as pays
        from (
          (select around.id, around.pt, around.created_at, around.type, around.pay_currency, around.min_pay_per_hour, around.traits,
              around.hours_per_week_min, around.hours_per_week_max
            from public.jobs as around
            where area is not null and not is_near and around.status = 'open' and around.expires_at > now() and area operator(extensions.@>) around.pt
              and (radius_chord is null or (around.pt operator(extensions.<->) center) <= radius_chord)
              and (shapes is null or public.is_in_areas(around.pt, shapes))
            limit most + 1)
          union all
          (select near.id, near.pt, near.created_at, near.type, near.pay_currency, near.min_pay_per_hour, near.traits,
              near.hours_per_week_min, near.hours_per_week_max
            from public.jobs as near
            where is_near and near.status = 'open' and near.expires_at > now() and area operator(extensions.@>) near.pt
              and (radius_chord is null or (near.pt operator(extensions.<->) center) <= radius_chord)
              and (shapes is null or public.is_in_areas(near.pt, shapes))
            order by near.pt operator(extensions.<->) center, near.id
            limit near_most)
          union all
          (select newest.id, newest.pt, newest.created_at, newest.type, newest.pay_currency, newest.min_pay_per_hour, 0, null, null
            from public.jobs as newest
            where area is null and newest.status = 'open' and newest.expires_at > now()
            order by newest.created_at desc, newest.id
            limit most + 1)) as looked) as job
      where job.is_rest or (
        (job.is_unscheduled or any_of = 0 or (job.traits & any_of) <> 0)
        and (job.traits & all_of) = all_of and (job.traits & none_of) = 0
        and (hours_from is null or (num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
          and least(coalesce(job.hours_per_week_min, 0), 80) <= hours_to and least(coalesce(job.hours_per_week_max, 80), 80) >= hours_from))
        and (since is null or job.created_at >= since)
        and (types is null or job.type = any (types))
        and (not is_near or (job.pays and not job.is_unscheduled)))
      limit case when is_near then first_most end)
    select array(
        select every.id from every where every.pays and not every.is_unscheduled and not every.is_rest
        order by every.pay desc nulls last, every.fit desc nulls last, case when not by_date then every.pt operator(extensions.<->) center end,
          case when by_date or ranked is not null then every.created_at end desc, every.id
        limit page_end) as ids,
      count(*) filter (where every.pays and not every.is_unscheduled and not every.is_rest) as total,
      count(*) filter (where min_pay is not null and every.is_unsaid and not every.is_unscheduled and not every.is_rest) as unsaid,
      count(*) filter (where every.pays and every.is_unscheduled and not every.is_rest) as unscheduled,
      coalesce(bool_or(every.is_rest), false) as is_rest,
      max(every.created_at) filter (where every.pays and not every.is_unscheduled) as newest
      into found from every;
    if is_near and ranked is null then
      ids := (found.ids || array(select other.id from unnest(ids) with ordinality as other (id, place)
        where other.id <> all (found.ids) order by other.place))[1:page_end];
    elsif is_near then
      -- Of what is rare, more may have been looked at than the nearest.
      ids := case when found.total >= least(total, first_most) then found.ids else ids end;
    else
      ids := found.ids;
      total := found.total;
      unsaid := found.unsaid;
      unscheduled := found.unscheduled;
      is_rest := found.is_rest;
      newest := case when not is_rest then found.newest end;
      exit when by_date or area is null or page_end = 0 or not is_rest;
    end if;
  end loop;
end
$$;

grant execute on function public.jobs_with_traits(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean, text, integer) to service_role;
