-- The steps before an alert is written, in their order. `before` is the row as it was, null for a new one. `is_person`: the writer is not
-- the service. Refuses any call but a trigger's.
create function public.prepare_alert_row(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger prepares an alert.' using errcode = 'PT403';
  end if;
  alert := public.guard_alert(alert, before, is_person);
  alert := public.schedule_alert(alert, before);
  if before.id is null then
    perform public.limit_alerts(alert.kind, alert.user_id, alert.address);
  end if;
  -- Refuses what no search asks.
  perform public.parse_conditions(alert.more - 'areas');
  select parsed.wanted, parsed.watch_keys into alert.wanted, alert.watch_keys
    from public.read_words_of_alert(alert.kind, alert.frequency, alert.words, alert.location, alert.radius_km) as parsed
    where alert.words is not null;
  -- A new owner or secret is no change of what the alert looks for.
  if before.id is not null and (alert.user_id, alert.address, alert.manage_token) is not distinct from
      (before.user_id, before.address, before.manage_token) then
    alert.updated_at := now();
  end if;
  return alert;
end
$$;

grant execute on function public.prepare_alert_row(public.alerts, public.alerts, boolean) to authenticated, service_role;
