-- Written by `npm run migration` from supabase/schemas, but for the rows of settings.

set local check_function_bodies = off;

insert into public.settings (key, value, what) values
  ('talents', 1, 'Whether people can be found by employers (doorstep.config.ts, which is noted here whenever a site starts).'),
  ('alerts', 1, 'Whether there are alerts (doorstep.config.ts).'),
  ('employers_by_invitation', 0, 'Whether founding a company takes an invitation (doorstep.config.ts).'),
  ('default_radius_km', 10, 'The radius of a search where nothing else is said (doorstep.config.ts).'),
  ('default_talent_radius_km', 25, 'The radius of a search for talents where nothing else is said (doorstep.config.ts).');

drop function "public"."forget_mail_proofs"();

drop function "public"."forget_old_mails"();

drop function "public"."forget_unconfirmed_alerts"();

create table "public"."employer_invitations" (
  "address"    text                     not null,
  "invited_at" timestamp with time zone not null default now(),
  constraint "employer_invitations_pkey" primary key (address),
  constraint "employer_invitations_address_check" check ((public.is_email(address) AND (address = lower(address))))
);

alter table "public"."employer_invitations"
  enable row level security;

alter table "public"."employer_invitations"
  owner to "postgres";

create or replace function public.admit_employer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  invited text;
begin
  if public.setting('employers_by_invitation') = 0 or new.is_demo
    or exists (select from public.employer_profiles where user_id = new.user_id) then
    return new;
  end if;
  delete from public.employer_invitations as invitation using auth.users as account
    where account.id = new.user_id and account.email_confirmed_at is not null
      and invitation.address = lower(account.email) and invitation.invited_at > now() - interval '30 days'
    returning invitation.address into invited;
  if invited is null then
    raise exception 'INVITATION_REQUIRED' using errcode = 'PT403';
  end if;
  return new;
end
$function$;

alter function "public"."admit_employer"() owner to "postgres";

create or replace function public.check_talent_search (
  audience    text,
  center_lat  double precision,
  center_lng  double precision,
  radius_km   double precision,
  min_years   integer,
  max_years   integer,
  available   text,
  max_pay     numeric,
  sort        text,
  page_size   integer,
  page_offset integer
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if public.setting('talents') = 0 then
    raise exception 'TALENTS_ARE_OFF' using errcode = 'PT404';
  elsif (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.largest_pay()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.largest_page() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$function$;

create or replace function public.default_radius_km()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select public.setting('default_radius_km') $function$;

create or replace function public.default_talent_radius_km()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select public.setting('default_talent_radius_km') $function$;

create or replace function public.erase_old_applications (
  retention_days   integer,
  max_applications integer default 500
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  forgotten as (
    delete from public.gone_applications where token_hash = any (array(
      select token_hash from public.gone_applications
      where ended_at < now() - make_interval(days => greatest(retention_days, 1))
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from erased) + (select count(*) from forgotten))::integer
$function$;

create or replace function public.forget_mail_proofs (
  after_days integer default 180
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with counts as (
    delete from public.unasked_emails where ctid = any (array(
      select ctid from public.unasked_emails
      where not exists (select from unnest(taken_at) as taken where taken > now() - interval '24 hours')
      limit 1000 for update skip locked))
    returning 1),
  proofs as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select ((select count(*) from counts) + (select count(*) from proofs))::integer
$function$;

alter function "public"."forget_mail_proofs"(integer) owner to "postgres";

create or replace function public.forget_old_mails (
  after_days integer default 30
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

alter function "public"."forget_old_mails"(integer) owner to "postgres";

create or replace function public.forget_unconfirmed_alerts (
  after_days integer default 7
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

alter function "public"."forget_unconfirmed_alerts"(integer) owner to "postgres";

create or replace function public.invite_employer (
  address text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if address is null or not public.is_email(lower(trim(address))) then
    raise exception 'Invalid address' using errcode = '22023';
  end if;
  delete from public.employer_invitations where invited_at < now() - interval '30 days';
  insert into public.employer_invitations as invitation (address) values (lower(trim(invite_employer.address)))
    on conflict on constraint employer_invitations_pkey do update set invited_at = now();
end
$function$;

alter function "public"."invite_employer"(text) owner to "postgres";

create or replace function public.is_talent_visible (
  talent_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select public.setting('talents') = 1 and exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.hides_from_some
        or (public.is_proven_employer() and not public.hides_from(talent.user_id, (select auth.uid())))))
$function$;

create or replace function public.keep_configuration (
  given jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed integer;
begin
  perform public.setting(name) from jsonb_object_keys(given) as name;
  update public.settings as kept set value = (given ->> kept.key)::integer
    where given ? kept.key and kept.value <> (given ->> kept.key)::integer;
  get diagnostics changed = row_count;
  return changed;
end
$function$;

alter function "public"."keep_configuration"(jsonb) owner to "postgres";

create or replace function public.limit_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if public.setting('alerts') = 0 or (new.kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.alerts where (user_id = new.user_id or address = new.address) and kind = new.kind)
    >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
  return new;
end
$function$;

create or replace function public.write_alert_mails (
  alert_ids uuid[]
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create trigger b_admit
  before insert on public.employer_profiles
  for each row
  execute function public.admit_employer();

revoke all on function "public"."admit_employer"() from public;

revoke all on function "public"."admit_employer"() from "postgres";

grant execute on function "public"."admit_employer"() to "postgres";

grant execute on function "public"."admit_employer"() to "service_role";

revoke all on function "public"."forget_mail_proofs"(integer) from public;

revoke all on function "public"."forget_mail_proofs"(integer) from "postgres";

grant execute on function "public"."forget_mail_proofs"(integer) to "postgres";

grant execute on function "public"."forget_mail_proofs"(integer) to "service_role";

revoke all on function "public"."forget_old_mails"(integer) from public;

revoke all on function "public"."forget_old_mails"(integer) from "postgres";

grant execute on function "public"."forget_old_mails"(integer) to "postgres";

grant execute on function "public"."forget_old_mails"(integer) to "service_role";

revoke all on function "public"."forget_unconfirmed_alerts"(integer) from public;

revoke all on function "public"."forget_unconfirmed_alerts"(integer) from "postgres";

grant execute on function "public"."forget_unconfirmed_alerts"(integer) to "postgres";

grant execute on function "public"."forget_unconfirmed_alerts"(integer) to "service_role";

revoke all on function "public"."invite_employer"(text) from public;

revoke all on function "public"."invite_employer"(text) from "postgres";

grant execute on function "public"."invite_employer"(text) to "postgres";

grant execute on function "public"."invite_employer"(text) to "service_role";

revoke all on function "public"."keep_configuration"(jsonb) from public;

revoke all on function "public"."keep_configuration"(jsonb) from "postgres";

grant execute on function "public"."keep_configuration"(jsonb) to "postgres";

grant execute on function "public"."keep_configuration"(jsonb) to "service_role";

revoke all on table "public"."employer_invitations" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."employer_invitations"
  to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."employer_invitations"
  to "service_role";
