-- Queues the outcome emails for reporters who left an address, and deletes the address. An email to an unverified address counts toward
-- that address's daily limit for unsolicited email; emails over the limit follow in a later run. Returns the number of emails.
create function public.queue_report_emails(max_reports integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  report public.reports;
  queued integer := 0;
begin
  -- Selected at random, so that addresses over their limit don't block others; then sorted by address, so that two runs take their locks
  -- in the same order and can't deadlock.
  for report in
    select * from (
      select * from public.reports where decided_at is not null and email is not null
      order by random() limit least(max_reports, 1000) for update skip locked) as due
    order by public.normalize_mailbox(email)
  loop
    continue when not (public.is_verified_address(report.email, 'browser:' || report.browser_hash)
      or coalesce(public.is_verified_address(report.email, 'account:' || report.reporter_id), false)
      or public.claim_unsolicited_email(report.email, 1));
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('report-decided', report.email, jsonb_build_object('reportId', report.id), 'report-decided:' || report.id)
      on conflict (dedupe_key) do nothing;
    update public.reports set email = null where id = report.id;
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

grant execute on function public.queue_report_emails(integer) to service_role;
