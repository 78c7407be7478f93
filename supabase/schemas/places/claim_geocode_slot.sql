-- Claims the next second of a provider for one request and answers how many ms to wait for it; null when the provider
-- is paused or the wait would exceed max_wait_ms. No two claims of any processes are less than a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.geocode_gate as gate (provider) values (claim_geocode_slot.provider) on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.geocode_gate gate
    set next_at = greatest(gate.next_at, clock_timestamp()) + interval '1050 milliseconds'
    where gate.provider = claim_geocode_slot.provider
      and gate.paused_until <= clock_timestamp()
      and gate.next_at <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning gate.next_at - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

grant execute on function public.claim_geocode_slot(text, integer) to service_role;
