-- At most `most_alerts` alerts for one company, also when two are made at once.
create function public.limit_talent_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || new.employer_id, 0));
  if (select count(*) from public.talent_alerts where employer_id = new.employer_id) >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'talent_alerts_count';
  end if;
  return new;
end
$$;
