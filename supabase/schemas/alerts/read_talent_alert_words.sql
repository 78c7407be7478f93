-- What the keywords of a talent alert ask for: a word that neither a posting nor a visible profile has means its nearest too,
-- beside itself, because a profile may bring it one day.
create function public.read_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed tsquery := (select asked.wanted from public.read_talent_words(keywords, '') as asked);
  corrected text := public.correct_talent_words(keywords);
  meant tsquery;
begin
  if corrected is null then
    return typed;
  end if;
  meant := (select asked.wanted from public.read_talent_words(corrected, '') as asked);
  return coalesce(typed || meant, typed, meant);
end
$$;

grant execute on function public.read_talent_alert_words(text) to service_role;
