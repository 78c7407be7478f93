-- The words of work that a misspelt one is nearest to, at most three of them; else null. They begin with the same letter, or
-- with the first two in turned order, and are one letter off, in words from eight letters on two; two neighbors in turned order
-- count as one. A plural stands for its singular where nothing is nearer.
create function public.nearest_job_words(misspelt text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  spelling text;
  nearest text[];
begin
  foreach spelling in array array[misspelt, case when misspelt ~ '[^s]s$' then left(misspelt, -1) end] loop
    continue when spelling is null or length(spelling) < 4;
    select (array_agg(word order by extensions.similarity(word, spelling) desc, word))[1:3] into nearest
    from (
      select word, off, min(off) over () as fewest
      from (
        select word, case when letters = 2 and public.is_turned(word, spelling) then 1 else letters end as off
        from public.job_words, extensions.levenshtein_less_equal(word, spelling, 2) as letters
        where is_work and left(word, 1) = any (array[left(spelling, 1), substr(spelling, 2, 1)])
          and length(word) between length(spelling) - 2 and length(spelling) + 2
          and letters <= 2
          and (left(word, 1) = left(spelling, 1) or left(word, 2) = reverse(left(spelling, 2)))) as near
      where off <= case when length(spelling) < 8 then 1 else 2 end) as nearer
    where off = fewest;
    exit when nearest is not null;
  end loop;
  return nearest;
end
$$;

grant execute on function public.nearest_job_words(text) to service_role;
