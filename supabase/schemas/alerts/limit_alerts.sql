-- At most `most_alerts` alerts of a kind for one person, address or company, also when two are made at once; none on a site
-- without alerts, or without what they are about.
create function public.limit_alerts(kind text, user_id uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if public.setting('alerts') = 0 or (kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(user_id::text, address), 0));
  if (select count(*) from public.alerts as there where (there.user_id = limit_alerts.user_id or there.address = limit_alerts.address)
      and there.kind = limit_alerts.kind)
    >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
end
$$;
