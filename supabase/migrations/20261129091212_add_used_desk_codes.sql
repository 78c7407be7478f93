-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."enter_desk"(uuid);

create table "public"."used_desk_codes" (
  "operator_id" uuid                     not null,
  "code_hash"   text                     not null,
  "used_at"     timestamp with time zone not null default now(),
  constraint "used_desk_codes_pkey" primary key (operator_id, code_hash)
);

alter table "public"."used_desk_codes"
  enable row level security;

alter table "public"."used_desk_codes"
  owner to "postgres";

create or replace function public.enter_desk (
  session_id uuid,
  code       text
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
  if operator_id is null or enter_desk.code is null then
    return false;
  end if;
  delete from public.used_desk_codes where used_at < now() - interval '5 minutes';
  insert into public.used_desk_codes (operator_id, code_hash)
    values (operator_id, public.sha256_hex(operator_id || ':' || enter_desk.code)) on conflict do nothing;
  if not found then
    raise exception 'CODE_USED' using errcode = 'PT409';
  end if;
  delete from public.desk_visits where seen_at < now() - public.desk_rest();
  insert into public.desk_visits as visit (session_id) values (enter_desk.session_id)
    on conflict on constraint desk_visits_pkey do update set seen_at = now();
  perform public.note_audit_event('entered the desk', 'account', operator_id::text, '{}', operator_id);
  return true;
end
$function$;

alter function "public"."enter_desk"(uuid, text) owner to "postgres";

alter table "public"."used_desk_codes"
  add constraint "used_desk_codes_operator_id_fkey" foreign key (operator_id) references auth.users(id) on delete cascade;

revoke all on function "public"."enter_desk"(uuid, text) from public;

revoke all on function "public"."enter_desk"(uuid, text) from "postgres";

grant execute on function "public"."enter_desk"(uuid, text) to "postgres";

grant execute on function "public"."enter_desk"(uuid, text) to "service_role";

revoke all on table "public"."used_desk_codes" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."used_desk_codes" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."used_desk_codes"
  to "service_role";
