-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function
  "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb);

alter table "public"."alerts"
  add column "in_miles" boolean not null default false;

create or replace function public.find_alert (
  token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', alert.id, 'kind', alert.kind, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'has_account', alert.user_id is not null,
      'words', alert.words, 'job_types', alert.job_types, 'min_pay', alert.min_pay, 'currency', alert.currency,
      'skills', alert.skills, 'min_years', alert.min_years, 'max_years', alert.max_years,
      'more', alert.more, 'location', alert.location, 'radius_km', alert.radius_km, 'in_miles', alert.in_miles, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
$function$;

create or replace function public.request_job_alert (
  address   text,
  words     text,
  job_types text[],
  min_pay   numeric,
  currency  text,
  location  jsonb,
  radius_km integer,
  frequency text,
  hour      integer,
  weekday   integer,
  time_zone text,
  more      jsonb   default null::jsonb,
  in_miles  boolean default false
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

alter function
  "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb, boolean)
  owner to "postgres";

revoke all
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb,
    boolean)
  from public;

revoke all
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb,
    boolean)
  from "postgres";

grant execute
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb,
    boolean)
  to "postgres";

grant execute
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb,
    boolean)
  to "service_role";

revoke all ("in_miles") on table "public"."alerts" from "authenticated";

grant insert ("in_miles"), select ("in_miles"), update ("in_miles") on table "public"."alerts" to "authenticated";
