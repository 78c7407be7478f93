-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."outbox"
  drop constraint "outbox_recipient_check";

alter table "public"."stopped_addresses"
  drop constraint "stopped_addresses_address_check";

create or replace function public.is_email (
  address text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$', false)
$function$;

alter table "public"."outbox"
  add constraint "outbox_recipient_check"
    check
    (((length(recipient) <= 254) AND (recipient ~
    '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$'::text)));

alter table "public"."stopped_addresses"
  add constraint "stopped_addresses_address_check" check (((length(address) <= 254) AND (address = lower(address))));
