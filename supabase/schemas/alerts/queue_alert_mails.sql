-- Queues one mail for each of these alerts that has pending matches, and links the matches to the mail in the same transaction. Deletes the
-- pending matches if the address is suppressed or missing, or the site has turned off alerts. Returns the number of mails.
create function public.queue_alert_mails(alert_ids uuid[]) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with requested as materialized (
    select alert.id, alert.kind || '-alert' as mail_kind, gen_random_uuid() as mail_id,
      case when public.setting('alerts') = 1 and (alert.kind = 'job' or public.setting('talents') = 1)
        then public.alert_recipient(alert.user_id, alert.address) end as recipient
    from public.alerts as alert where alert.id = any (alert_ids)),
  discarded as (
    delete from public.alert_deliveries as pending using requested
    where pending.alert_id = requested.id and pending.mail_id is null and requested.recipient is null),
  attached as (
    update public.alert_deliveries as pending set mail_id = requested.mail_id from requested
    where pending.alert_id = requested.id and pending.mail_id is null and requested.recipient is not null
    returning pending.mail_id),
  queued as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select mail_kind, recipient, jsonb_build_object('mailId', mail_id), mail_kind || ':' || mail_id
    from requested where mail_id in (select mail_id from attached)
    returning 1)
  select count(*)::integer from queued
$$;

grant execute on function public.queue_alert_mails(uuid[]) to service_role;
