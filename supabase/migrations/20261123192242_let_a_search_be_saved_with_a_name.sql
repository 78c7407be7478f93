-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "a_guard" on "public"."alerts";

drop trigger "touch_updated_at" on "public"."alerts";

alter table "public"."alerts"
  drop constraint "alerts_search";

alter table "public"."alerts"
  add column "name" text;

create or replace function public.guard_alert()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  circle record;
begin
  -- PostgreSQL's spaces know neither control characters nor those of Unicode.
  new.name := nullif(trim(regexp_replace(new.name, '[[:space:][:cntrl:]\u00a0\u2028\u2029]+', ' ', 'g')), '');
  new.words := nullif(regexp_replace(trim(new.words), '\s+', ' ', 'g'), '');
  -- As skills stand in a profile.
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.more := nullif(public.unwrap_json(new.more), '{}');
  if public.read_areas(new.more -> 'areas') is not null then
    -- Its circle holds it, which an index finds.
    circle := public.circle_of_areas(new.more -> 'areas');
    new.location := jsonb_set(new.location, '{coordinates}', jsonb_build_object('lat', circle.lat, 'lng', circle.lng));
    new.radius_km := greatest(1, ceil(circle.radius_km));
  end if;
  new.radius_km := coalesce(new.radius_km,
    case new.kind when 'job' then public.default_radius_km() else public.default_talent_radius_km() end);
  if current_user in ('anon', 'authenticated') then
    if new.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert waits for a confirmation.' using errcode = '23514', constraint = 'alerts_unconfirmed';
    end if;
    if tg_op = 'INSERT' then
      new.address := null;
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.kind := old.kind;
      new.user_id := old.user_id;
      new.address := old.address;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$function$;

alter table "public"."alerts"
  add constraint "alerts_name_check" check (((length(name) >= 1) AND (length(name) <= 60)));

alter table "public"."alerts"
  add constraint "alerts_search" check (
CASE kind
    WHEN 'job'::text THEN ((skills = '{}'::text[]) AND (num_nonnulls(min_years, max_years) = 0))
    ELSE ((job_types = '{}'::text[]) AND (num_nonnulls(min_pay, address, more, name) = 0))
END);

create trigger a_guard
  before insert or update of kind,
    user_id,
    address,
    name,
    words,
    job_types,
    min_pay,
    currency,
    skills,
    min_years,
    max_years, more, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at on public.alerts
  for each row
  execute function public.guard_alert();

create trigger touch_updated_at
  before update of name,
    words,
    job_types,
    min_pay,
    currency,
    skills, min_years, max_years, more, location, radius_km, frequency, hour, weekday, time_zone, status on public.alerts
  for each row
  execute function public.touch_updated_at();

revoke all ("name") on table "public"."alerts" from "authenticated";

grant insert ("name"), select ("name"), update ("name") on table "public"."alerts" to "authenticated";
