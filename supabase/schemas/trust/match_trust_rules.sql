-- Returns the rules that a text breaks, each once. `words`: the matching words. `in_sentence`: the sentence around them. `sentence` and
-- `replacement`: the rule's messages to the employer. Disguised words match too, and the disguise adds a rule of its own.
create function public.match_trust_rules(input text)
returns table (rule text, kind text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, replacement text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  spaced text := public.normalize_words(input);
  deobfuscated text := public.deobfuscate_words(spaced);
  plain text := regexp_replace(spaced, ' {2,}', ' ', 'g');
  texts text[] := array[plain];
  candidate public.trust_rules;
  variant text;
  part text;
  disguised text;
begin
  if deobfuscated <> spaced then
    -- 1 may replace i or l.
    texts := texts || regexp_replace(deobfuscated, ' {2,}', ' ', 'g')
      || case when spaced ~ '[a-z]1' then regexp_replace(public.deobfuscate_words(replace(spaced, '1', 'l')), ' {2,}', ' ', 'g') end;
  end if;
  -- One rule at a time, because PostgreSQL caches 32 compiled patterns. The whole text is tested first, because few rules match.
  for candidate in select * from public.trust_rules where is_on order by is_hard desc, weight desc, name loop
    <<texts>>
    foreach variant in array texts loop
      continue when variant is null;
      continue when candidate.hints <> '{}'
        and not exists (select from unnest(candidate.hints) as hint where strpos(variant, hint) > 0);
      continue when variant !~ candidate.pattern;
      for part in select regexp_split_to_table(variant, '(?<=[.!?])\s+|\n+|;|[•·▪●]') loop
        continue when part !~ candidate.pattern or part ~ candidate.unless;
        return query select candidate.name, candidate.kind, candidate.weight, candidate.is_hard,
          left(trim(regexp_substr(part, candidate.pattern)), 160), left(trim(part), 300), candidate.sentence, candidate.replacement;
        if variant <> plain then
          disguised := coalesce(disguised, left(trim(part), 160));
        end if;
        exit texts;
      end loop;
    end loop;
  end loop;
  if disguised is not null then
    return query select 'words in disguise', 'scam', 50, false, disguised, disguised,
      'It hides words from our checks.', null::text;
  end if;
end
$$;

grant execute on function public.match_trust_rules(text) to service_role;
