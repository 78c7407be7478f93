-- At most `most_alerts` alerts of a kind for one person, address or company, also when two are made at once; none on a site
-- without alerts, or without what they are about.
create function public.limit_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.setting('alerts') = 0 or (new.kind = 'talent' and public.setting('talents') = 0) then
    raise exception 'ALERTS_ARE_OFF' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.alerts where (user_id = new.user_id or address = new.address) and kind = new.kind)
    >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
  return new;
end
$$;
