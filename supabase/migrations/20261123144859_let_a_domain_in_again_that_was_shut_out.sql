-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.banned_domains()
  returns table (
    id        bigint,
    domain    text,
    reason    text,
    banned_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select id, value, reason, banned_at from public.bans
    where kind = 'domain' and account_id is null and lifted_at is null and (until is null or until > now())
    order by banned_at desc limit 100
$function$;

alter function "public"."banned_domains"() owner to "postgres";

create or replace function public.lift_domain (
  domain    text,
  reason    text,
  lifted_by uuid default null::uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  host constant text := lower(trim(trim(lift_domain.domain), '.'));
begin
  update public.bans as ban set lifted_at = now()
    where ban.kind = 'domain' and ban.value = host and ban.account_id is null and ban.lifted_at is null;
  if not found then
    raise exception 'NO_BAN' using errcode = 'PT404';
  end if;
  perform public.note_audit_event('domain let in', 'domain', host, jsonb_build_object('reason', trim(lift_domain.reason)), lift_domain.lifted_by);
end
$function$;

alter function "public"."lift_domain"(text, text, uuid) owner to "postgres";

revoke all on function "public"."banned_domains"() from public;

revoke all on function "public"."banned_domains"() from "postgres";

grant execute on function "public"."banned_domains"() to "postgres";

grant execute on function "public"."banned_domains"() to "service_role";

revoke all on function "public"."lift_domain"(text, text, uuid) from public;

revoke all on function "public"."lift_domain"(text, text, uuid) from "postgres";

grant execute on function "public"."lift_domain"(text, text, uuid) to "postgres";

grant execute on function "public"."lift_domain"(text, text, uuid) to "service_role";
