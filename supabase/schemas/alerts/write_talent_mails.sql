-- Writes the mails of talent alerts that have something to tell: instant ones at once, digests when they are due. What is not
-- to be told any more is given back. How many alerts were looked at, and how many mails written.
create function public.write_talent_mails(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  alert public.talent_alerts;
  recipient text;
  next_mail uuid;
begin
  alerts := 0;
  mails := 0;
  for alert in
    select * from public.talent_alerts as due
    where due.status = 'active' and (due.next_due_at <= now_at
      or (due.frequency = 'instant' and due.id in (
        select waiting.alert_id from public.talent_alert_deliveries as waiting where waiting.mail_id is null)))
    order by due.next_due_at nulls first
    limit least(max_alerts, 1000)
    for update skip locked
  loop
    alerts := alerts + 1;
    recipient := public.alert_recipient(alert.employer_id, null);
    next_mail := gen_random_uuid();
    delete from public.talent_alert_deliveries
      where alert_id = alert.id and mail_id is null
        and (recipient is null or not public.is_talent_for_alert(talent_id, alert));
    update public.talent_alert_deliveries set mail_id = next_mail where alert_id = alert.id and mail_id is null;
    if found then
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('talent-alert', recipient, jsonb_build_object('mailId', next_mail), 'talent-alert:' || next_mail);
      mails := mails + 1;
    end if;
    update public.talent_alerts
      set looked_until = now_at,
        next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
      where id = alert.id;
  end loop;
  return next;
end
$$;

grant execute on function public.write_talent_mails(integer, timestamp with time zone) to service_role;
