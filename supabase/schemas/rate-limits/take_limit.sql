-- The window slides: counts are kept by sixths of it and the last seven are added up, so that ten tries around a full minute
-- do not count as two fives.

-- Counts one hit for a limit's key; false when it is one too many within any stretch of so many seconds.
create function public.take_limit(scope text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select public.count_hits(scope, key_hash, window_seconds) <= max_hits
$$;

grant execute on function public.take_limit(text, text, integer, integer) to service_role;
