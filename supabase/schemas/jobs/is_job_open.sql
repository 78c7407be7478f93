-- Whether a job accepts applications now (D20).
create function public.is_job_open(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and status = 'open' and expires_at > now()) $$;

grant execute on function public.is_job_open(uuid) to anon, authenticated, service_role;
