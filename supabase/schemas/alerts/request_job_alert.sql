-- Creates an unconfirmed guest alert and queues its confirmation, within the limit of unsolicited emails. Returns 'confirmation_sent',
-- 'too_many' (alerts or emails of the address) or 'stopped' (the address bounced or complained). Visitors see the same text for all three,
-- so that addresses can't be probed.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text, more jsonb default null, in_miles boolean default false)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  recipient text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(recipient) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.email_suppressions as suppression
      where suppression.address = recipient and suppression.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.alerts as alert where alert.address = recipient) >= public.max_alerts_per_owner() then
    return 'too_many';
  elsif not public.claim_unsolicited_email(recipient, 1) then
    return 'too_many';
  end if;
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, more, location, radius_km, in_miles, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, recipient, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), more, location,
      radius_km, coalesce(in_miles, false), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', recipient, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

grant execute on function public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb, boolean)
  to service_role;
