-- Sets when an alert is due. An alert that (again) becomes active starts now: what came while it was paused is no news. One
-- that turns from digests to instant, or is resumed as instant, is due at once, so that nothing it has found is left waiting.
create function public.schedule_alert() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if new.status = 'active' and (is_new or old.status <> 'active') then
    new.looked_until := now();
    new.active_since := now();
  end if;
  if new.status <> 'active' then
    new.next_due_at := null;
  elsif is_new or old.status <> 'active'
    or (new.frequency, new.hour, new.weekday, new.time_zone) is distinct from (old.frequency, old.hour, old.weekday, old.time_zone) then
    new.next_due_at := case
      when new.frequency <> 'instant' then public.next_alert_due(new.frequency, new.hour, new.weekday, new.time_zone, now())
      when is_new then null
      when old.status = 'active' and old.frequency = 'instant' then old.next_due_at
      else now() end;
  end if;
  return new;
end
$$;
