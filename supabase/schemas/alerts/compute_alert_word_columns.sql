-- Computes the columns `word_query` and `word_cell_keys` of an alert: its words as a query and, for an instant job alert, index keys, one
-- per stem and map cell. Both are null for daily and weekly job alerts, which run a search when they are due.
create function public.compute_alert_word_columns(kind text, frequency text, words text, location jsonb, radius_km integer,
  out word_query tsquery, out word_cell_keys bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  stems text[];
begin
  if kind = 'talent' then
    word_query := public.parse_talent_alert_words(words);
  elsif frequency = 'instant' then
    select parsed.word_query, parsed.stems into word_query, stems from public.parse_alert_words(words) as parsed;
    word_cell_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, unnest(public.search_cells((location #>> '{coordinates,lat}')::double precision,
        (location #>> '{coordinates,lng}')::double precision, radius_km)) as cell);
  end if;
end
$$;
