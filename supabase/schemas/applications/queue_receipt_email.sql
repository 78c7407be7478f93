-- Queues the receipt for the applicant, with the secret for the page that shows and deletes the application. Does nothing if an unverified
-- address has reached the limit of unsolicited emails.
create function public.queue_receipt_email(application_id uuid, secret text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-receipt', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-receipt:' || application.id
    from public.claim_emailable_applications(array[queue_receipt_email.application_id]) as application
$$;

grant execute on function public.queue_receipt_email(uuid, text) to service_role;
