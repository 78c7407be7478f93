-- Views are counted as whoever looks, so that an employer's own looks can be told apart. Only the job's employer reads the
-- count: nobody gains by forging it.

-- Counts one opening of an open job's page; the owner's own does not count.
create function public.count_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = count_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;

grant execute on function public.count_job_view(uuid) to anon, authenticated, service_role;
