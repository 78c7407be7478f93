-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.erase_guest (
  address     text,
  operator_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  theirs constant text := lower(trim(erase_guest.address));
  erased integer;
begin
  with sent as (
    delete from public.applications where applicant_id is null and lower(email) = theirs returning 1),
  asked as (
    delete from public.alerts as alert where alert.user_id is null and alert.address = theirs returning 1)
  select count(*) into erased from (select * from sent union all select * from asked) as each;
  delete from public.proven_addresses where address_hash = public.sha256_hex(theirs) and prover like 'browser:%';
  update public.reports set email = null where reporter_id is null and lower(email) = theirs;
  if erased > 0 then
    perform public.note_audit_event('guest erased', 'guest', 'guest',
      jsonb_build_object('erased', erased), erase_guest.operator_id);
  end if;
  return erased;
end
$function$;

alter function "public"."erase_guest"(text, uuid) owner to "postgres";

create or replace function public.export_guest (
  address     text,
  operator_id uuid
)
  returns json
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  theirs constant text := lower(trim(export_guest.address));
  sent json;
  alerts json;
begin
  select json_agg(to_jsonb(application) - array['token_hash', 'news_token_hash', 'browser_hash']) into sent
    from public.applications as application where application.applicant_id is null and lower(application.email) = theirs;
  select json_agg(to_jsonb(alert) - array['manage_token', 'center', 'unsure_words', 'watch_keys', 'wanted']) into alerts
    from public.alerts as alert where alert.user_id is null and alert.address = theirs;
  if sent is null and alerts is null then
    return null;
  end if;
  perform public.note_audit_event('data exported', 'guest', 'guest', '{}', export_guest.operator_id);
  return json_build_object('applications', coalesce(sent, '[]'), 'alerts', coalesce(alerts, '[]'));
end
$function$;

alter function "public"."export_guest"(text, uuid) owner to "postgres";

create index applications_guest on public.applications using btree (lower(email))
  where (applicant_id is null);

revoke all on function "public"."erase_guest"(text, uuid) from public;

revoke all on function "public"."erase_guest"(text, uuid) from "postgres";

grant execute on function "public"."erase_guest"(text, uuid) to "postgres";

grant execute on function "public"."erase_guest"(text, uuid) to "service_role";

revoke all on function "public"."export_guest"(text, uuid) from public;

revoke all on function "public"."export_guest"(text, uuid) from "postgres";

grant execute on function "public"."export_guest"(text, uuid) to "postgres";

grant execute on function "public"."export_guest"(text, uuid) to "service_role";
