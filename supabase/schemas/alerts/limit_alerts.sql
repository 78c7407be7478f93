-- Rejects more than `max_alerts_per_owner` alerts of a kind per account or address, even when two are created at once. Also rejects
-- alerts if the site has turned off alerts, and talent alerts if it has turned off talents.
create function public.limit_alerts(kind text, user_id uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if public.setting('alerts') = 0 or (kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(user_id::text, address), 0));
  if (select count(*) from public.alerts as existing where (existing.user_id = limit_alerts.user_id or existing.address = limit_alerts.address)
      and existing.kind = limit_alerts.kind)
    >= public.max_alerts_per_owner() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
end
$$;
