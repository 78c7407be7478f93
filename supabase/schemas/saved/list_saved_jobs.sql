-- Public facts of at most 50 saved jobs that still have a page, and when the viewer's account or the browser with `browser_key` applied.
-- Applications of others never show (D28). PT400 for more than 50.
create function public.list_saved_jobs(job_ids uuid[], browser_key text default null)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, status text, expires_at timestamptz, ended_at timestamptz,
  applied_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(list_saved_jobs.browser_key)], null);
begin
  if cardinality(list_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application doesn't count. The time is from application_senders, because another person's application with the same
        -- address may have replaced the row in applications.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (list_saved_jobs.job_ids) and job.ended_at > now() - public.ended_job_visibility()
      and job.status <> 'held';
end
$$;

grant execute on function public.list_saved_jobs(uuid[], text) to anon, authenticated, service_role;
