-- Records the outcome of a request to a geocoder. Three failures in a row pause the geocoder for a minute. pause_seconds pauses it at once.
create function public.record_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.settings as throttle set
    value = case when succeeded then 0 else throttle.value + 1 end,
    state = jsonb_build_object('nextAt', greatest((throttle.state ->> 'nextAt')::timestamptz,
      clock_timestamp() + make_interval(secs => case
        when pause_seconds > 0 then pause_seconds
        when not succeeded and throttle.value + 1 >= 3 then 60
        else 0 end)))
  where throttle.key = 'geocoder ' || record_geocode_outcome.provider
$$;

grant execute on function public.record_geocode_outcome(text, boolean, integer) to service_role;
