-- Parses the words of an alert, and files an instant job alert under what it watches.
create function public.read_words_of_alert() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  stems text[];
begin
  new.wanted := null;
  new.watch_keys := null;
  -- Refuses what no search asks.
  perform public.parse_conditions(new.more - 'areas');
  if new.words is null then
    return new;
  elsif new.kind = 'talent' then
    new.wanted := public.read_talent_alert_words(new.words);
  elsif new.frequency = 'instant' then
    select asked.wanted, asked.stems into new.wanted, stems from public.read_alert_words(new.words) as asked;
    new.watch_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, unnest(public.search_cells((new.location #>> '{coordinates,lat}')::double precision,
        (new.location #>> '{coordinates,lng}')::double precision, new.radius_km)) as cell);
  end if;
  return new;
end
$$;
