-- How the words of a search are read: no misspelt word becomes what is no work, 'dish washer' is a dishwasher, and
-- 'part time', 'internship' or 'night shift' are asked of a job's type and hours as well as of its text.

-- Somebody's words, one by one as they are meant: `typed` (folded), `meant` (another way to say it, or null) and `facet` (what
-- it asks for beside the text, or null). Twelve words at most. A word `is_fixed` where it is not to be corrected: all that is
-- in quotation marks is taken as it is typed. 'IT' is a trade in capitals or where no stop word stands before it.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, is_fixed boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_quoted constant boolean := trim(words) ~ '^["“”].+["“”]$';
  folded constant text := trim(public.fold_words(translate(left(words, 200), '"“”', '   ')));
  parts constant text[] := (regexp_split_to_array(folded, '\s+'))[1:12];
  -- Most searches have none, and looking for one at every word takes longer than all the rest.
  has_expression constant boolean := not is_quoted
    and folded ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|weekend|no|work)';
  at integer := 1;
begin
  while at <= cardinality(parts) loop
    typed := null;
    if has_expression then
      select expression.typed, expression.meant, expression.facet, true into typed, meant, facet, is_fixed
        from public.find_expression(array_to_string(parts[at:], ' ')) as expression;
    end if;
    if typed is null then
      typed := parts[at];
      meant := null;
      facet := null;
      is_fixed := is_quoted or (typed = 'it'
        and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> ''));
      if not is_quoted and exists (select from public.job_words where is_work and word = parts[at] || parts[at + 1]) then
        meant := parts[at] || parts[at + 1];
        typed := parts[at] || ' ' || parts[at + 1];
        is_fixed := true;
      end if;
    end if;
    at := at + 1 + length(typed) - length(replace(typed, ' ', ''));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;
