-- Reads an alert's words, and dates when it became active.
create function public.watch_talents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    new.active_since := now();
  end if;
  new.wanted := case when new.keywords is not null then public.read_talent_alert_words(new.keywords) end;
  return new;
end
$$;
