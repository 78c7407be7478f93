-- Counts one hit for a key. Returns false if the key has more than `max_hits` within any `window_seconds`. Hits are stored per sixth of the
-- window and the last seven sixths are summed, because fixed windows would allow twice as many hits around a boundary.
create function public.consume_rate_limit(scope text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
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
    where earlier.scope = consume_rate_limit.scope and earlier.key_hash = consume_rate_limit.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0)::integer <= max_hits
  from hit
$$;

grant execute on function public.consume_rate_limit(text, text, integer, integer) to service_role;
