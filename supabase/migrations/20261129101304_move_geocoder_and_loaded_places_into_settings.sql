-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop table "public"."geocode_gate";

drop table "public"."places_loaded";

alter table "public"."settings"
  add column "state" jsonb;

create or replace function public.claim_geocode_slot (
  provider    text,
  max_wait_ms integer
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  slot timestamptz;
begin
  insert into public.settings (key, value, what, state)
    values ('geocoder ' || claim_geocode_slot.provider, 0,
      'How many requests to this geocoder failed in a row. Its state has the time from which the next may leave.',
      jsonb_build_object('nextAt', clock_timestamp()))
    on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.settings as gate
    set state = jsonb_build_object('nextAt',
      greatest((gate.state ->> 'nextAt')::timestamptz, clock_timestamp()) + interval '1050 milliseconds')
    where gate.key = 'geocoder ' || claim_geocode_slot.provider
      and (gate.state ->> 'nextAt')::timestamptz <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning (gate.state ->> 'nextAt')::timestamptz - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$function$;

create or replace function public.note_geocode_outcome (
  provider      text,
  succeeded     boolean,
  pause_seconds integer default 0
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.settings as gate set
    value = case when succeeded then 0 else gate.value + 1 end,
    state = jsonb_build_object('nextAt', greatest((gate.state ->> 'nextAt')::timestamptz,
      clock_timestamp() + make_interval(secs => case
        when pause_seconds > 0 then pause_seconds
        when not succeeded and gate.value + 1 >= 3 then 60
        else 0 end)))
  where gate.key = 'geocoder ' || note_geocode_outcome.provider
$function$;
