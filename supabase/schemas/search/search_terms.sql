-- Splits the words of a search into terms: 'dish washer' is a dishwasher, and 'part time', 'internship' or 'night shift' also match a job's
-- type or hours.

-- Returns the terms in order, from at most twelve words. Filler words (find_filler) are no term.
-- `typed`: folded. `meant`: another spelling, or null. `facet`: a type, hours or benefit, or null. `skips_correction`: the spelling is kept.
-- `is_phrase`: quoted words, which must be adjacent. `is_excluded`: jobs must not match ('-night'; inside a word it is a hyphen). `side`: the
-- alternative of an OR, from 1 ('cook OR baker', 'server/bartender'). `also`, `other_names_query`: the other names of a name of work, which
-- is one term of up to four words. 'IT' is the industry if it is in capitals or has no stop word before it; else it is the stop word 'it'.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, skips_correction boolean, is_phrase boolean, is_excluded boolean, side integer,
  also text[], other_names_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  split constant record := public.split_words(words);
  parts constant text[] := split.parts;
  kinds constant text[] := split.kinds;
  name record;
  word text;
  has_expression boolean;
  has_filler boolean;
  at integer := 1;
  last integer;
  rest text;
begin
  rest := array_to_string(parts, ' ');
  -- Most searches have no expression or filler, and checking every word is slow. Add the first letters of new ones here too.
  has_expression := rest ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|morning|afternoon|week|monday|health|medical|flexible|paid|no|work|medio|tiempo|turno|fin|sin)';
  has_filler := rest ~ '\m(job|near|close|around|hiring|opening|vacan|position|opportun|asap|apply|looking|wanted|needed|in|immediate|empleo|trabajo|cerca|chamba|jale|oferta|se|work|gig|career|employment)';
  while at <= cardinality(parts) loop
    typed := null;
    meant := null;
    facet := null;
    also := null;
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
    if has_expression and not is_phrase then
      select expression.typed, expression.meant, expression.facet into typed, meant, facet from public.find_expression(rest) as expression
        where not is_excluded or expression.typed = rest;
    end if;
    if is_phrase or (is_excluded and typed is null) then
      typed := parts[at];
      is_phrase := true;
      at := at + 1;
      return next;
      continue;
    elsif is_excluded then
      at := at + 1;
      return next;
      continue;
    end if;
    if typed is null and last > at
      and exists (select from public.job_words as stored where stored.is_work and stored.word = parts[at] || parts[at + 1]) then
      meant := parts[at] || parts[at + 1];
    end if;
    if typed is null then
      -- Two words that jobs have as one are joined, unless they begin a longer name of work.
      name := public.get_work_name(split.stems[at:last], case when meant is null then 1 else 3 end);
      if name.length is not null then
        typed := array_to_string(parts[at:at + name.length - 1], ' ');
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        name := public.get_work_name(array[public.name_stems(meant)], 1);
      end if;
      also := name.also;
      other_names_query := name.other_names_query;
    end if;
    if typed is null and has_filler then
      word := public.find_filler(rest);
      if word is not null then
        at := at + 1 + length(word) - length(replace(word, ' ', ''));
        continue;
      end if;
    end if;
    if typed is null then
      typed := parts[at];
      skips_correction := typed = 'it'
        and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> '');
    end if;
    at := at + 1 + length(typed) - length(replace(typed, ' ', ''));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;
