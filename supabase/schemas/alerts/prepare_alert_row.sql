-- Returns the alert row to write. `before` is the old row, or null for a new alert. `is_person` is false if the service role writes it.
-- Raises PT403 outside of a trigger.
create function public.prepare_alert_row(alert public.alerts, before public.alerts, is_person boolean) returns public.alerts
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can prepare an alert.' using errcode = 'PT403';
  end if;
  alert := public.guard_alert(alert, before, is_person);
  alert := public.schedule_alert(alert, before);
  if before.id is null then
    perform public.limit_alerts(alert.kind, alert.user_id, alert.address);
  end if;
  -- Raises an error for invalid conditions.
  perform public.parse_conditions(alert.more - 'areas');
  select parsed.word_query, parsed.word_cell_keys into alert.word_query, alert.word_cell_keys
    from public.compute_alert_word_columns(alert.kind, alert.frequency, alert.words, alert.location, alert.radius_km) as parsed
    where alert.words is not null;
  -- A new owner or token is not a change of the search.
  if before.id is not null and (alert.user_id, alert.address, alert.manage_token) is not distinct from
      (before.user_id, before.address, before.manage_token) then
    alert.updated_at := now();
  end if;
  return alert;
end
$$;

grant execute on function public.prepare_alert_row(public.alerts, public.alerts, boolean) to authenticated, service_role;
