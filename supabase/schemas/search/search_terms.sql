-- Splits the words of a search into terms: 'dish washer' is a dishwasher, and 'part time', 'internship' or 'night shift' also match a job's
-- type or hours.

-- Returns the terms in order, from at most twelve words. Filler words (find_filler) are no term.
-- `typed`: folded. `meant`: another spelling, or null. `facet`: a type, hours or benefit, or null. `skips_correction`: keep the spelling.
-- `is_phrase`: quoted words, which must be adjacent. `is_excluded`: jobs must not match ('-night'; inside a word it is a hyphen).
-- `side`: the alternative of an OR, from 1 ('cook OR baker', 'server/bartender').
-- `other_names`, `other_names_query`: the other names of an occupation, whose name is one term of up to four words.
-- 'IT' is the industry if it is in capitals or has no stop word before it; otherwise it is the stop word 'it'.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, skips_correction boolean, is_phrase boolean, is_excluded boolean, side integer,
  other_names text[], other_names_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  split constant record := public.split_words(words);
  parts constant text[] := split.parts;
  kinds constant text[] := split.kinds;
  name record;
  filler text;
  at integer := 1;
  last integer;
  rest text;
begin
  while at <= cardinality(parts) loop
    other_names := null;
    other_names_query := null;
    skips_correction := true;
    side := split.sides[at];
    is_phrase := kinds[at] = '"';
    is_excluded := kinds[at] = '-';
    last := at;
    while kinds[at] = '' and kinds[last + 1] = '' and split.sides[last + 1] = side and last < cardinality(parts) loop
      last := last + 1;
    end loop;
    rest := array_to_string(parts[at:last], ' ');

    select expression.typed, expression.meant, expression.facet into typed, meant, facet from public.find_expression(rest) as expression
      where not is_phrase and (not is_excluded or expression.typed = rest);
    if is_phrase or is_excluded then
      is_phrase := is_phrase or typed is null;
      typed := parts[at];
      at := at + 1;
      return next;
      continue;
    end if;

    if typed is null then
      if last > at and exists (
          select from public.job_words as stored where stored.is_in_title_or_tag and stored.word = parts[at] || parts[at + 1]) then
        meant := parts[at] || parts[at + 1];
      end if;
      -- Two words that jobs write as one ('dishwasher') are joined, unless they begin a longer occupation name.
      name := public.get_occupation_name(split.stems[at:last], case when meant is null then 1 else 3 end);
      filler := case when name.length is null and meant is null then public.find_filler(rest) end;
      if name.length is not null then
        typed := array_to_string(parts[at:at + name.length - 1], ' ');
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        name := public.get_occupation_name(array[public.name_stems(meant)], 1);
      elsif filler is not null then
        at := at + cardinality(string_to_array(filler, ' '));
        continue;
      else
        typed := parts[at];
        skips_correction := typed = 'it'
          and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> '');
      end if;
      other_names := name.other_names;
      other_names_query := name.other_names_query;
    end if;
    at := at + cardinality(string_to_array(typed, ' '));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;
