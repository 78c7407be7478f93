-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.given_name_first (
  full_name text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(full_name,
          '\s*[,，]\s*(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|d\.?o|rn|bsn|msn|lpn|lvn|cna|np|pa|pa-c|dds|dmd|pt|ot|mba|cpa|ma|ms|bs|ba|pe)\.?(?=\s*([,，]|$))', '', 'gi'),
        '\s+(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|rn|lpn|cna|dds)\.?(?=\s*([,，]|$))', '', 'gi'),
      '^\s*([^,，]+)[,，]([^,，]+)$', '\2 \1'),
    '^\s*((dr|mr|mrs|ms|mx|miss|prof|professor|rev|sir)\.?\s+)+(?=\S)', '', 'i')
$function$;

alter function "public"."given_name_first"(text) owner to "postgres";

create or replace function public.short_name (
  full_name text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  -- Most names are such words, which need none of what follows.
  if full_name ~ '^[A-Za-z]{2,}( [A-Za-z]+)* [A-Za-z]{2,}$' and public.given_name_first(full_name) = full_name then
    return split_part(full_name, ' ', 1) || ' ' || upper(left(split_part(full_name, ' ', -1), 1)) || '.';
  end if;
  return (
    with words as (
      -- Marks that turn a line around or show nothing are no part of a name.
      select array_agg(word order by place) as all_words
      from regexp_split_to_table(
        regexp_replace(normalize(public.given_name_first(full_name), NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, place)
      where word collate "und-x-icu" ~ '[[:alpha:]]'),
    ends as (
      select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
        cardinality(all_words) = 1 or all_words[1] ~
          '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
      from words),
    shown as (
      select first_word, is_initial_alone, public.initial_of(word) as initial,
        public.initial_of(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
          or (is_initial_alone and first_word <> last_word) as is_part
      from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
    select coalesce((
      select case
        when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
        when not is_initial_alone then first_word end
      from shown), 'Job seeker'));
end
$function$;

revoke all on function "public"."given_name_first"(text) from public;

revoke all on function "public"."given_name_first"(text) from "postgres";

grant execute on function "public"."given_name_first"(text) to "postgres";

grant execute on function "public"."given_name_first"(text) to "service_role";
