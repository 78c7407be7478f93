-- Suppresses alerts to an address. The first reason stays, except that any reason replaces 'unsubscribe-all'.
create function public.suppress_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.email_suppressions as suppression (address, reason)
    values (lower(trim(suppress_address.address)), suppress_address.reason)
    on conflict on constraint email_suppressions_pkey do update set reason = excluded.reason
      where suppression.reason = 'unsubscribe-all'
$$;

grant execute on function public.suppress_address(text, text) to service_role;
