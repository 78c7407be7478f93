-- Returns up to twelve words of a search (`parts`), folded, with their stems. A quoted phrase, or an excluded word or phrase, is one entry.
-- `kinds`: '"' for quoted, '-' for excluded, else ''. `sides`: the alternative of an OR, from 1 ('cook OR baker', 'server/bartender').
create function public.split_words(words text,
  out parts text[], out stems text[], out kinds text[], out sides integer[])
language plpgsql immutable
set search_path = ''
as $$
declare
  input constant text := translate(left(words, 200), '“”', '""');
  token text[];
  piece text;
  word text;
  side integer := 1;
begin
  parts := '{}';
  for token in select regexp_matches(input, '(-?)("[^"]*"|[^\s"]+)', 'g') loop
    if token[2] like '"%' or (token[1] = '-' and token[2] ~ '^[[:alnum:]]') then
      word := trim(regexp_replace(public.fold_words(replace(token[2], '"', ' ')), '\s+', ' ', 'g'));
      continue when word = '';
      parts := parts || word;
      stems := stems || ''::text;
      kinds := kinds || case token[1] when '-' then '-' else '"' end;
      sides := sides || side;
      continue;
    end if;
    for piece in select regexp_split_to_table(regexp_replace(token[1] || token[2], '\mand/or\M', 'or', 'gi'),
        '(?<=[[:alpha:]][[:alpha:]])(?=/[[:alpha:]][[:alpha:]])') loop
      if piece like '/%' and cardinality(parts) > 0 then
        side := sides[cardinality(sides)] + 1;
      end if;
      if lower(piece) = 'or' then
        side := coalesce(sides[cardinality(sides)], 0) + 1;
        continue;
      end if;
      foreach word in array string_to_array(trim(public.fold_words(piece)), ' ') loop
        continue when word = '' or (word = any (public.spanish_stop_words()) and input ~ '\S\s+\S');
        parts := parts || word;
        stems := stems || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
        kinds := kinds || ''::text;
        sides := sides || side;
      end loop;
    end loop;
  end loop;
  parts := parts[1:12];
end
$$;

grant execute on function public.split_words(text) to service_role;
