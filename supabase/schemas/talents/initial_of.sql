-- The initial of a word: its first letter with all that belongs to it (accents, vowel signs, letters joined by a virama).
-- What belongs to a letter is whatever is no letter, digit, space or punctuation. Null where a word has no letter.
-- In plpgsql, which keeps its plan: a list calls it for each row (D69).
create function public.initial_of(word text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select (regexp_match(word collate "und-x-icu",
      '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]);
end
$$;

grant execute on function public.initial_of(text) to service_role;
