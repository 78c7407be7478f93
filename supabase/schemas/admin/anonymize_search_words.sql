-- Returns the first six words of a search that are ordinary words or words of job titles and tags. Leaves out all other words, such as
-- names, numbers and addresses.
create function public.anonymize_search_words(words text) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by position), '') from (
    select word, position
    from regexp_split_to_table(public.fold_words(regexp_replace(left(anonymize_search_words.words, 200), '\S*[@0-9]\S*', ' ', 'g')), '\s+') with ordinality as typed (word, position)
    where word ~ '^[[:alpha:]]{2,40}$' and (
      exists (select from public.job_words as job_word where job_word.word = typed.word and job_word.is_in_title_or_tag)
      or exists (select from public.ordinary_words as ordinary
        where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed.word)))
          and length(typed.word) - length(ordinary.stem) <= 3))
    order by position limit 6) as anonymized
$$;

grant execute on function public.anonymize_search_words(text) to service_role;
