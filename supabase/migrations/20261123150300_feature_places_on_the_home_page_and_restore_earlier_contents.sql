-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."contents"
  drop constraint "contents_name_check";

create or replace function public.content_versions()
  returns table (
    id         bigint,
    name       text,
    value      jsonb,
    written_at timestamp with time zone,
    written_by text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select earlier.id, earlier.name, earlier.value, earlier.written_at, operator.email
  from (select distinct contents.name from public.contents) as each,
    lateral (select * from public.contents as version where version.name = each.name order by version.id desc offset 1 limit 10) as earlier
    left join auth.users as operator on operator.id = earlier.written_by
  order by earlier.name, earlier.id desc
$function$;

alter function "public"."content_versions"() owner to "postgres";

create or replace function public.restore_content (
  version     bigint,
  operator_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  earlier public.contents;
begin
  select * into earlier from public.contents where id = restore_content.version;
  if found then
    perform public.write_content(earlier.name, earlier.value, restore_content.operator_id);
  end if;
  return earlier.name;
end
$function$;

alter function "public"."restore_content"(bigint, uuid) owner to "postgres";

alter table "public"."contents"
  add constraint "contents_name_check"
    check
    ((name = ANY (ARRAY['banner'::text, 'claims'::text, 'places'::text, 'terms'::text, 'privacy'::text, 'cookies'::text])));

revoke all on function "public"."content_versions"() from public;

revoke all on function "public"."content_versions"() from "postgres";

grant execute on function "public"."content_versions"() to "postgres";

grant execute on function "public"."content_versions"() to "service_role";

revoke all on function "public"."restore_content"(bigint, uuid) from public;

revoke all on function "public"."restore_content"(bigint, uuid) from "postgres";

grant execute on function "public"."restore_content"(bigint, uuid) to "postgres";

grant execute on function "public"."restore_content"(bigint, uuid) to "service_role";
