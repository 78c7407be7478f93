-- Unsubscribes by token: pauses the alert, or deletes it if it is unconfirmed. Returns true for a known token, even if the alert is
-- already paused.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.alerts where manage_token = stop_alert.token);
end
$$;

grant execute on function public.stop_alert(text) to service_role;
