-- Called with the visitor's session, so that the employer's own views can be excluded. Only that employer can read the count, so forging it
-- gains nothing.

-- Counts one view of an open job's page, unless by its employer.
create function public.record_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = record_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;

grant execute on function public.record_job_view(uuid) to anon, authenticated, service_role;
