-- What the words of an alert ask for, and under which keys an instant job alert is filed: a word and a map cell at once.
create function public.read_words_of_alert(kind text, frequency text, words text, location jsonb, radius_km integer,
  out wanted tsquery, out watch_keys bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  stems text[];
begin
  if kind = 'talent' then
    wanted := public.read_talent_alert_words(words);
  elsif frequency = 'instant' then
    select asked.wanted, asked.stems into wanted, stems from public.read_alert_words(words) as asked;
    watch_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, unnest(public.search_cells((location #>> '{coordinates,lat}')::double precision,
        (location #>> '{coordinates,lng}')::double precision, radius_km)) as cell);
  end if;
end
$$;
