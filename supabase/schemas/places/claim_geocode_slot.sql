-- Claims a geocoder's next free second for one request and returns the milliseconds until it begins. Null, without a claim, if they exceed
-- max_wait_ms, for example while the geocoder is paused. Claims of all processes are at least a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.settings (key, value, description, state)
    values ('geocoder ' || claim_geocode_slot.provider, 0,
      'How many requests to this geocoder failed in a row. Its state has the earliest time of the next request.',
      jsonb_build_object('nextAt', clock_timestamp()))
    on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.settings as throttle
    set state = jsonb_build_object('nextAt',
      greatest((throttle.state ->> 'nextAt')::timestamptz, clock_timestamp()) + interval '1050 milliseconds')
    where throttle.key = 'geocoder ' || claim_geocode_slot.provider
      and (throttle.state ->> 'nextAt')::timestamptz <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning (throttle.state ->> 'nextAt')::timestamptz - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

grant execute on function public.claim_geocode_slot(text, integer) to service_role;
