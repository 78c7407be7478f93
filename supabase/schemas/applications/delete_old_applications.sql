-- Deletes applications, and rows of deleted_applications, whose jobs ended more than `retention_days` ago. Returns their number. The
-- table's trigger removes CVs and emails.
create function public.delete_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  deleted_remains as (
    delete from public.deleted_applications where token_hash = any (array(
      select token_hash from public.deleted_applications
      where ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from deleted) + (select count(*) from deleted_remains))::integer
$$;

grant execute on function public.delete_old_applications(integer, integer) to service_role;
