-- The keywords of a talent alert as a query. An unknown word, which no posting and no visible profile has, also matches its nearest
-- correction. The word itself stays in the query, because a later profile may have it.
create function public.parse_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed_query tsquery := (select parsed.word_query from public.parse_talent_words(keywords, '') as parsed);
  corrected_words text := public.correct_talent_words(keywords);
  corrected_query tsquery;
begin
  if corrected_words is null then
    return typed_query;
  end if;
  corrected_query := (select parsed.word_query from public.parse_talent_words(corrected_words, '') as parsed);
  return coalesce(typed_query || corrected_query, typed_query, corrected_query);
end
$$;

grant execute on function public.parse_talent_alert_words(text) to service_role;
