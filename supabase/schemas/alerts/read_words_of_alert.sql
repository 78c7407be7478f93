-- Reads the words of an alert and what else it asks, and files an instant job alert under what it watches.
create function public.read_words_of_alert() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  stems text[];
begin
  new.wanted := null;
  new.watch_keys := null;
  -- What opens now was posted within any time.
  new.asked := case when new.more is not null then (public.read_conditions(new.more - array['areas', 'posted_days'])).wanted end;
  if new.words is null then
    return new;
  elsif new.kind = 'talent' then
    new.wanted := public.read_talent_alert_words(new.words);
  elsif new.frequency = 'instant' then
    select asked.wanted, asked.stems into new.wanted, stems from public.read_alert_words(new.words) as asked;
    new.watch_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, public.map_cells((new.location #>> '{coordinates,lat}')::double precision,
        (new.location #>> '{coordinates,lng}')::double precision, new.radius_km, public.alert_cell_km(new.radius_km)) as cell);
  end if;
  return new;
end
$$;
