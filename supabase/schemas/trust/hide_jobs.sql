-- Hides jobs of any owner: open and paused ones become held, and closed ones lose their page. Queues their pages for rendering and a
-- warning to their applicants. Returns how many jobs were hidden.
create function public.hide_jobs(job_ids uuid[]) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  hidden uuid[];
begin
  with held as (
    update public.jobs set status = 'held' where id = any (hide_jobs.job_ids) and status in ('open', 'paused') returning id),
  expired as (
    update public.jobs set expires_at = least(expires_at, now() - public.ended_job_visibility() - interval '1 day')
    where id = any (hide_jobs.job_ids) and status = 'closed' and ended_at > now() - public.ended_job_visibility() returning id),
  stale as (
    insert into public.stale_jobs (job_id) select id from held union all select id from expired on conflict do nothing)
  select coalesce(array_agg(id), '{}') into hidden from (select id from held union all select id from expired) as seen;
  insert into public.closing_emails (job_id, is_takedown)
    select id, true from public.jobs where id = any (hide_jobs.job_ids) and (status = 'held' or id = any (hidden))
    on conflict (job_id) do update set is_takedown = true;
  return cardinality(hidden);
end
$$;

grant execute on function public.hide_jobs(uuid[]) to service_role;
