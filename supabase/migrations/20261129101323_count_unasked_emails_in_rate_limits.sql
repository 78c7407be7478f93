-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop table "public"."unasked_emails";

create or replace function public.forget_mail_proofs (
  after_days integer default 180
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

create or replace function public.take_unasked_email (
  recipient text,
  leaving   integer default 0
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  mailbox constant text := public.sha256_hex(public.mailbox_of(recipient));
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('unasked email ' || mailbox, 0));
  insert into public.rate_limits as taken (scope, key_hash, window_start)
    select 'unasked email', mailbox, now()
    where (select coalesce(sum(earlier.hits), 0) from public.rate_limits as earlier
      where earlier.scope = 'unasked email' and earlier.key_hash = mailbox
        and earlier.window_start > now() - interval '24 hours') < 3 - leaving
    on conflict on constraint rate_limits_pkey do update set hits = taken.hits + 1;
  return found;
end
$function$;
