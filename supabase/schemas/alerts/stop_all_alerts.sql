-- Pauses the alert with this token and suppresses its address, so that the other alerts of the address send nothing either. False if there
-- is no such alert.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.get_alert_by_token(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.suppress_address(address, 'unsubscribe-all');
  return true;
end
$$;

grant execute on function public.stop_all_alerts(text) to service_role;
