-- Emails the outcome to reporters who left an address, and takes the address away. One that is not proven gets no more of such
-- emails than of others that a stranger may have asked for: what is too many for today comes with a later run. How many emails.
create function public.write_report_emails(max_reports integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  report public.reports;
  written integer := 0;
begin
  -- Any of them, so that addresses that are full for today keep no others waiting; in one order, so that two runs never wait for
  -- each other.
  for report in
    select * from (
      select * from public.reports where decided_at is not null and email is not null
      order by random() limit least(max_reports, 1000) for update skip locked) as due
    order by public.mailbox_of(email)
  loop
    continue when not (public.is_proven_address(report.email, 'browser:' || report.browser_hash)
      or coalesce(public.is_proven_address(report.email, 'account:' || report.reporter_id), false)
      or public.take_unasked_email(report.email, 1));
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('report-decided', report.email, jsonb_build_object('reportId', report.id), 'report-decided:' || report.id)
      on conflict (dedupe_key) do nothing;
    update public.reports set email = null where id = report.id;
    written := written + 1;
  end loop;
  return written;
end
$$;

grant execute on function public.write_report_emails(integer) to service_role;
