-- How many knocked, not only whether it was one too many: the more do, the more work a browser is asked for.

-- Counts one hit at a scope and answers how many there were within so many seconds. The window slides: counts are kept by sixths
-- of it and the last seven are added up, so that ten tries around a full minute do not count as two fives.
create function public.count_hits(scope text, key_hash text, window_seconds integer) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with hit as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
    values (scope, key_hash,
      to_timestamp(floor(extract(epoch from now()) / (window_seconds / 6.0)) * (window_seconds / 6.0)))
    on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
    returning hits, window_start)
  select hit.hits + coalesce((
    select sum(earlier.hits) from public.rate_limits as earlier
    where earlier.scope = count_hits.scope and earlier.key_hash = count_hits.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0)::integer
  from hit
$$;

grant execute on function public.count_hits(text, text, integer) to service_role;
