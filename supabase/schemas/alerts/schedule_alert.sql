-- Sets when an alert is due. An alert that becomes active, also after a pause, finds only what opens or changes from then on. An alert that
-- becomes instant, or is resumed as instant, is due at once, so that its pending matches are mailed.
create function public.schedule_alert(alert public.alerts, before public.alerts) returns public.alerts
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
begin
  if alert.status = 'active' and (is_new or before.status <> 'active') then
    alert.searched_until := now();
    alert.active_since := now();
  end if;
  if alert.status <> 'active' then
    alert.next_due_at := null;
  elsif is_new or before.status <> 'active'
    or (alert.frequency, alert.hour, alert.weekday, alert.time_zone) is distinct from
      (before.frequency, before.hour, before.weekday, before.time_zone) then
    alert.next_due_at := case
      when alert.frequency <> 'instant' then public.next_alert_due(alert.frequency, alert.hour, alert.weekday, alert.time_zone, now())
      when is_new then null
      when before.status = 'active' and before.frequency = 'instant' then before.next_due_at
      else now() end;
  end if;
  return alert;
end
$$;
