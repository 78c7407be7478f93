-- Unsubscribes the address of a mail's secret from every alert. False for an unknown secret.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.find_alert(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.stop_address(address, 'unsubscribe-all');
  return true;
end
$$;

grant execute on function public.stop_all_alerts(text) to service_role;
