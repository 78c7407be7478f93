-- The first letter of a word with its combining characters (accents, vowel signs, letters joined by a virama); null if it has no letter.
-- Characters that are no letter, digit, space or punctuation count as combining. In plpgsql, which caches its plan, because lists call it
-- per row (D69).
create function public.get_initial(word text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select (regexp_match(word collate "und-x-icu",
      '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]);
end
$$;

grant execute on function public.get_initial(text) to service_role;
