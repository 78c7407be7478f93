-- Queues the email to the job's recipient about a new application. Without a verified recipient there is no email; the employer finds the
-- application on the site.
create function public.queue_employer_email(application_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-employer', recipient, jsonb_build_object('applicationId', application.id),
      'application-employer:' || application.id
    from public.applications as application, public.job_recipient(application.job_id) as recipient
    where application.id = queue_employer_email.application_id and recipient is not null
$$;

grant execute on function public.queue_employer_email(uuid) to service_role;
