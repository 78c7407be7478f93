-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."find_operator"(uuid);

create table "public"."desk_visits" (
  "session_id" uuid                     not null,
  "seen_at"    timestamp with time zone not null default now(),
  constraint "desk_visits_pkey" primary key (session_id)
);

alter table "public"."desk_visits"
  enable row level security;

alter table "public"."desk_visits"
  owner to "postgres";

create or replace function public.desk_rest()
  returns interval
  language sql
  immutable
  set search_path to ''
  AS $function$ select interval '1 hour' $function$;

alter function "public"."desk_rest"() owner to "postgres";

create or replace function public.enter_desk (
  session_id uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  operator_id uuid;
begin
  select operator.user_id into operator_id
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    where session.id = enter_desk.session_id and session.aal::text = 'aal2';
  if operator_id is null then
    return false;
  end if;
  delete from public.desk_visits where seen_at < now() - public.desk_rest();
  insert into public.desk_visits as visit (session_id) values (enter_desk.session_id)
    on conflict on constraint desk_visits_pkey do update set seen_at = now();
  perform public.note_audit_event('entered the desk', 'account', operator_id::text, '{}', operator_id);
  return true;
end
$function$;

alter function "public"."enter_desk"(uuid) owner to "postgres";

create or replace function public.find_audit_events (
  subject text   default null::text,
  person  uuid   default null::uuid,
  before  bigint default null::bigint
)
  returns table (
    id           bigint,
    at           timestamp with time zone,
    action       text,
    subject_kind text,
    subject_id   text,
    details      jsonb,
    actor_id     uuid,
    actor_email  text
  )
  language sql
  stable
  security definer
  rows 50
  set search_path to ''
  AS $function$
  with shown as (
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and find_audit_events.person is null and (before is null or event.id < before)
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where event.subject_id = coalesce(find_audit_events.subject, find_audit_events.person::text)
        and (before is null or event.id < before)
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and event.actor_id = find_audit_events.person and (before is null or event.id < before)
      order by event.id desc limit 50)
  )
  select event.id, event.at, event.action, event.subject_kind, event.subject_id, event.details, event.actor_id,
    -- Of those who run the site alone: an event about anybody else shows no more than an id.
    case when operator.user_id is not null then account.email::text end
  from public.audit_events as event
  left join public.operators as operator on operator.user_id = event.actor_id
  left join auth.users as account on account.id = operator.user_id
  where event.id in (select shown.id from shown)
  order by event.id desc limit 50
$function$;

alter function "public"."find_audit_events"(text, uuid, bigint) owner to "postgres";

create or replace function public.find_operator (
  session_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  found jsonb;
begin
  select jsonb_build_object('id', operator.user_id, 'role', operator.role,
      'isIn', session.aal::text = 'aal2' and coalesce(visit.seen_at > now() - public.desk_rest(), false))
    into found
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    left join public.desk_visits as visit on visit.session_id = session.id
    where session.id = find_operator.session_id;
  if (found ->> 'isIn')::boolean then
    update public.desk_visits as visit set seen_at = now()
      where visit.session_id = find_operator.session_id and visit.seen_at < now() - interval '1 minute';
  end if;
  return found;
end
$function$;

alter function "public"."find_operator"(uuid) owner to "postgres";

revoke all on function "public"."desk_rest"() from public;

revoke all on function "public"."desk_rest"() from "postgres";

grant execute on function "public"."desk_rest"() to "postgres";

grant execute on function "public"."desk_rest"() to "service_role";

revoke all on function "public"."enter_desk"(uuid) from public;

revoke all on function "public"."enter_desk"(uuid) from "postgres";

grant execute on function "public"."enter_desk"(uuid) to "postgres";

grant execute on function "public"."enter_desk"(uuid) to "service_role";

revoke all on function "public"."find_audit_events"(text, uuid, bigint) from public;

revoke all on function "public"."find_audit_events"(text, uuid, bigint) from "postgres";

grant execute on function "public"."find_audit_events"(text, uuid, bigint) to "postgres";

grant execute on function "public"."find_audit_events"(text, uuid, bigint) to "service_role";

revoke all on function "public"."find_operator"(uuid) from public;

revoke all on function "public"."find_operator"(uuid) from "postgres";

grant execute on function "public"."find_operator"(uuid) to "postgres";

grant execute on function "public"."find_operator"(uuid) to "service_role";

revoke all on table "public"."desk_visits" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."desk_visits" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."desk_visits" to "service_role";
