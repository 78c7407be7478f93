-- Unsubscribes by a mail's secret: the alert is paused, and its page offers to resume it. One that nobody confirmed is
-- deleted. True for a known secret, also a second time.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.job_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  update public.talent_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.job_alerts where manage_token = stop_alert.token)
    or exists (select from public.talent_alerts where manage_token = stop_alert.token);
end
$$;

grant execute on function public.stop_alert(text) to service_role;
