-- The part of a full name that visitors see: the first word and the initial of the last, 'Maria G.', after normalize_name_order. A single
-- word is its initial ('Madonna': 'M.'), and so is a name that begins in Chinese, Japanese or Korean characters, where the family name
-- comes first ('佐藤 健': '佐.'). An initial that is the whole word is left out ('Maria G': 'Maria'; 'X': 'Job seeker'). Words without a letter
-- don't count. lib/talents/short-name.ts has the same rule; a test compares them. In plpgsql, which caches its plan, because lists call it
-- per row (D69).
create function public.short_name(full_name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  -- A fast path for most names.
  if full_name ~ '^[A-Za-z]{2,}( [A-Za-z]+)* [A-Za-z]{2,}$' and public.normalize_name_order(full_name) = full_name then
    return split_part(full_name, ' ', 1) || ' ' || upper(left(split_part(full_name, ' ', -1), 1)) || '.';
  end if;
  return (
    with words as (
      -- Bidirectional marks and invisible characters are not part of a name.
      select array_agg(word order by position) as all_words
      from regexp_split_to_table(
        regexp_replace(normalize(public.normalize_name_order(full_name), NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, position)
      where word collate "und-x-icu" ~ '[[:alpha:]]'),
    ends as (
      select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
        cardinality(all_words) = 1 or all_words[1] ~
          '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
      from words),
    shown as (
      select first_word, is_initial_alone, public.get_initial(word) as initial,
        public.get_initial(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
          or (is_initial_alone and first_word <> last_word) as is_part
      from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
    select coalesce((
      select case
        when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
        when not is_initial_alone then first_word end
      from shown), 'Job seeker'));
end
$$;

grant execute on function public.short_name(text) to service_role;
