-- No alerts to this address any more: after a bounce or a complaint, or because its owner wants none. The first reason
-- stands, save that wanting none is the weakest.
create function public.stop_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stopped_addresses as stopped (address, reason)
    values (lower(trim(stop_address.address)), stop_address.reason)
    on conflict on constraint stopped_addresses_pkey do update set reason = excluded.reason
      where stopped.reason = 'unsubscribe-all'
$$;

grant execute on function public.stop_address(text, text) to service_role;
