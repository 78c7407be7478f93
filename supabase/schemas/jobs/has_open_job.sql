-- Whether a job with the status 'open' matches the query.
create function public.has_open_job(query tsquery) returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- Force the index of words: a scan of all jobs is slow if none has the word.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
begin
  return exists (select from public.jobs where status = 'open' and search @@ has_open_job.query);
end
$$;

grant execute on function public.has_open_job(tsquery) to service_role;
