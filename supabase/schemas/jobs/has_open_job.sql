-- Whether an open job has these words.
create function public.has_open_job(wanted tsquery) returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- Only the index of words: going through the jobs until one has the word would go through all of them where none has.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
begin
  return exists (select from public.jobs where status = 'open' and search @@ wanted);
end
$$;

grant execute on function public.has_open_job(tsquery) to service_role;
