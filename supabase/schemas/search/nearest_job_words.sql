-- Returns the nearest job words for a misspelled word, at most three; null if there are none. The first letter is the same, or the first
-- two are swapped. The edit distance is at most one, or two for words of eight letters or more; swapped adjacent letters count as one. If
-- nothing matches a plural, its singular is tried.
create function public.nearest_job_words(misspelled text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  spelling text;
  nearest text[];
begin
  foreach spelling in array array[misspelled, case when misspelled ~ '[^s]s$' then left(misspelled, -1) end] loop
    continue when spelling is null or length(spelling) < 4;
    select (array_agg(word order by extensions.similarity(word, spelling) desc, word))[1:3] into nearest
    from (
      select word, distance, min(distance) over () as min_distance
      from (
        select word, case when letters = 2 and public.has_swapped_letters(word, spelling) then 1 else letters end as distance
        from public.job_words, extensions.levenshtein_less_equal(word, spelling, 2) as letters
        where is_in_title_or_tag and left(word, 1) = any (array[left(spelling, 1), substr(spelling, 2, 1)])
          and length(word) between length(spelling) - 2 and length(spelling) + 2
          and letters <= 2
          and (left(word, 1) = left(spelling, 1) or left(word, 2) = reverse(left(spelling, 2)))) as near
      where distance <= case when length(spelling) < 8 then 1 else 2 end) as nearer
    where distance = min_distance;
    exit when nearest is not null;
  end loop;
  return nearest;
end
$$;

grant execute on function public.nearest_job_words(text) to service_role;
