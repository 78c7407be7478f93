-- Asks for an alert with an address alone: nothing comes but one mail with a button, as long as the address may get unasked ones.
-- 'confirmation_sent', 'too_many' or 'stopped'; a visitor hears the same of all three, so that nobody can probe addresses.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text, more jsonb default null, in_miles boolean default false)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.alerts as alert where alert.address = asked_address) >= public.most_alerts() then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, more, location, radius_km, in_miles, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), more, location,
      radius_km, coalesce(in_miles, false), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

grant execute on function public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb, boolean)
  to service_role;
