-- The keywords of a talent alert as a query. A word that neither a posting nor a visible profile has also matches its nearest correction;
-- the word itself stays because a later profile may have it.
create function public.parse_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed tsquery := (select parsed.word_query from public.parse_talent_words(keywords, '') as parsed);
  corrected text := public.correct_talent_words(keywords);
  meant tsquery;
begin
  if corrected is null then
    return typed;
  end if;
  meant := (select parsed.word_query from public.parse_talent_words(corrected, '') as parsed);
  return coalesce(typed || meant, typed, meant);
end
$$;

grant execute on function public.parse_talent_alert_words(text) to service_role;
