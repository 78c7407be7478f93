-- Normalizes words for the index and for queries: lower case, no accents, and spaces instead of punctuation that the parser would keep
-- inside a word ('amazon.com', 'patient-care', 'and/or').
create function public.fold_words(words text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  bounded constant text := left(words, 30000);
begin
  return translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ');
end
$$;

grant execute on function public.fold_words(text) to authenticated, service_role;
