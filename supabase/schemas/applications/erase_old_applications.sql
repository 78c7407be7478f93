-- Erases applications to jobs that ended more than so many days ago, and what remained of others; the traces go by the
-- table's trigger. How many.
create function public.erase_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  forgotten as (
    delete from public.gone_applications where token_hash = any (array(
      select token_hash from public.gone_applications
      where ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from erased) + (select count(*) from forgotten))::integer
$$;

grant execute on function public.erase_old_applications(integer, integer) to service_role;
