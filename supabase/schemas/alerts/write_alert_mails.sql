-- Writes one mail for each of these alerts that has something waiting, and notes in the same transaction what it will tell.
-- What waits for a stopped address, or on a site without alerts, is given back. How many mails.
create function public.write_alert_mails(alert_ids uuid[]) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with asked as materialized (
    select alert.id, alert.kind || '-alert' as mail_kind, gen_random_uuid() as mail_id,
      case when public.setting('alerts') = 1 and (alert.kind = 'job' or public.setting('talents') = 1)
        then public.alert_recipient(alert.user_id, alert.address) end as recipient
    from public.alerts as alert where alert.id = any (alert_ids)),
  given_back as (
    delete from public.alert_deliveries as waiting using asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is null),
  told as (
    update public.alert_deliveries as waiting set mail_id = asked.mail_id from asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is not null
    returning waiting.mail_id),
  written as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select mail_kind, recipient, jsonb_build_object('mailId', mail_id), mail_kind || ':' || mail_id
    from asked where mail_id in (select mail_id from told)
    returning 1)
  select count(*)::integer from written
$$;

grant execute on function public.write_alert_mails(uuid[]) to service_role;
