-- For jobs that were closed, or that expired 14 days ago, queues one email to each applicant without a decision. For jobs that we took
-- down, queues a warning to all applicants. After an outage, catches up on jobs that expired up to 28 days ago. Returns the number of
-- emails.
create function public.write_closing_emails(max_jobs integer default 20, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  queued_count integer;
begin
  insert into public.scheduled_steps (step, completed_until) values ('closing-emails', now_at - public.ended_job_visibility() - interval '1 hour')
    on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'closing-emails' for update skip locked;
  if since is not null then
    insert into public.closing_emails (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.ended_job_visibility()) and ended_at <= now_at - public.ended_job_visibility()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set completed_until = greatest(since, now_at - public.ended_job_visibility()) where step = 'closing-emails';
  end if;
  with claimed as (
    delete from public.closing_emails where job_id = any (array(
      select job_id from public.closing_emails where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id, is_takedown),
  notified as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
        from claimed cross join lateral public.undecided_applications(claimed.job_id) as waiting where not claimed.is_takedown
      union all
      select application.id, application.job_id, 'job-removed'
        from claimed join public.applications as application on application.job_id = claimed.job_id where claimed.is_takedown
    on conflict do nothing
    returning application_id, kind)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select notified.kind, application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      notified.kind || ':' || application.id
    from public.claim_emailable_applications(array(select application_id from notified)) as application
    join notified on notified.application_id = application.id
    -- The applicant already got this email when the job was closed before.
    on conflict (dedupe_key) do nothing;
  get diagnostics queued_count = row_count;
  return queued_count;
end
$$;

grant execute on function public.write_closing_emails(integer, timestamp with time zone) to service_role;
