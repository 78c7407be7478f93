-- Queues one email to an unverified address: a notice that the employer replied, with a link to the application's page.
create function public.queue_reply_notice(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications as unverified
    where unverified.id = queue_reply_notice.application_id and unverified.email_verified_at is null
      and unverified.reply_notice_sent_at is null for update;
  if not found or not public.claim_unsolicited_email(application.email, 1) then
    return;
  end if;
  update public.applications as unverified set reply_notice_sent_at = now() where unverified.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      'application-news:' || application.id);
end
$$;

grant execute on function public.queue_reply_notice(uuid) to service_role;
