-- Files instant alerts under what they watch, and dates when an alert became active.
create function public.watch_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  stems text[];
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    new.active_since := now();
  end if;
  if new.words is null or new.frequency <> 'instant' then
    new.wanted := null;
    new.watch_keys := null;
    return new;
  end if;
  select asked.wanted, asked.stems into new.wanted, stems from public.read_alert_words(new.words) as asked;
  new.watch_keys := array(
    select hashtextextended(stem, cell)
    from unnest(stems) as stem, public.map_cells((new.location #>> '{coordinates,lat}')::double precision,
      (new.location #>> '{coordinates,lng}')::double precision, new.radius_km, public.alert_cell_km(new.radius_km)) as cell);
  return new;
end
$$;
