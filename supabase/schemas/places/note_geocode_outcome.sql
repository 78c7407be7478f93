-- Records how a request went. Three failures in a row pause the provider for a minute; pause_seconds pauses it at once.
create function public.note_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.geocode_gate gate set
    failures = case when succeeded then 0 else gate.failures + 1 end,
    paused_until = case
      when pause_seconds > 0 then clock_timestamp() + make_interval(secs => pause_seconds)
      when not succeeded and gate.failures + 1 >= 3 then clock_timestamp() + interval '1 minute'
      else gate.paused_until end
  where gate.provider = note_geocode_outcome.provider
$$;

grant execute on function public.note_geocode_outcome(text, boolean, integer) to service_role;
