-- The id of the job that a "Still hiring?" token belongs to; null for an unknown or replaced token. After a pause, the token of the
-- previous email is valid too.
create function public.get_still_hiring_job(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(get_still_hiring_job.manage_token) in (token_hash, paused_token_hash)
$$;

grant execute on function public.get_still_hiring_job(text) to service_role;
