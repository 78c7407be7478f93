-- Which rules a text breaks, each once, with the words that do and the sentence they are in. Words in disguise are words, and that
-- somebody disguised them counts as well.
create function public.judge_words(given text)
returns table (rule text, kind text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, better text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  spaced text := public.plain_words(given);
  unmasked text := public.unmasked_words(spaced);
  plain text := regexp_replace(spaced, ' {2,}', ' ', 'g');
  texts text[] := array[plain];
  known public.trust_rules;
  seen text;
  part text;
  masked text;
begin
  if unmasked <> spaced then
    -- 1 stands for i or for l.
    texts := texts || regexp_replace(unmasked, ' {2,}', ' ', 'g')
      || case when spaced ~ '[a-z]1' then regexp_replace(public.unmasked_words(replace(spaced, '1', 'l')), ' {2,}', ' ', 'g') end;
  end if;
  -- Rule by rule, because PostgreSQL keeps 32 compiled patterns; and first over the whole text, because few are ever in it.
  for known in select * from public.trust_rules where is_on order by is_hard desc, weight desc, name loop
    <<texts>>
    foreach seen in array texts loop
      continue when seen is null;
      continue when known.hints <> '{}'
        and not exists (select from unnest(known.hints) as hint where strpos(seen, hint) > 0);
      continue when seen !~ known.pattern;
      for part in select regexp_split_to_table(seen, '(?<=[.!?])\s+|\n+|;|[•·▪●]') loop
        continue when part !~ known.pattern or part ~ known.unless;
        return query select known.name, known.kind, known.weight, known.is_hard,
          left(trim(regexp_substr(part, known.pattern)), 160), left(trim(part), 300), known.sentence, known.better;
        if seen <> plain then
          masked := coalesce(masked, left(trim(part), 160));
        end if;
        exit texts;
      end loop;
    end loop;
  end loop;
  if masked is not null then
    return query select 'words in disguise', 'scam', 50, false, masked, masked,
      'It hides words from whoever looks for them.', null::text;
  end if;
end
$$;

grant execute on function public.judge_words(text) to service_role;
