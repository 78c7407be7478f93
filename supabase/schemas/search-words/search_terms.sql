-- How the words of a search are read: no misspelt word becomes what is no work, 'dish washer' is a dishwasher, and
-- 'part time', 'internship' or 'night shift' are asked of a job's type and hours as well as of its text.

-- Somebody's words, one by one as they are meant: `typed` (folded), `meant` (another way to say it, or null) and `facet` (what
-- it asks for beside the text, or null). Twelve words at most. A word `is_fixed` where it is not to be corrected. What is in
-- quotation marks is one term and `is_phrase`: its words follow each other. 'IT' is a trade in capitals or where no stop word
-- stands before it. A name of work is one term of up to four words, `also` what else it is called and `also_wanted` what asks
-- for that. `is_out`: no job with it ('-night'; within a word it is a hyphen). `side`: which alternative it belongs to, from 1
-- ('cook OR baker', 'server/bartender'). What says only that somebody looks for work here is no term.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, is_fixed boolean, is_phrase boolean, is_out boolean, side integer,
  also text[], also_wanted tsquery)
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
  -- Most searches have none, and looking for one at every word takes longer than all the rest.
  has_expression := rest ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|morning|afternoon|week|monday|health|medical|flexible|paid|no|work|medio|tiempo|turno|fin|sin)';
  has_filler := rest ~ '\m(job|near|close|around|hiring|opening|vacan|position|opportun|asap|apply|looking|wanted|needed|in|immediate|empleo|trabajo|cerca|chamba|jale|oferta|se|work|gig|career|employment)';
  while at <= cardinality(parts) loop
    typed := null;
    meant := null;
    facet := null;
    also := null;
    also_wanted := null;
    is_fixed := true;
    side := split.sides[at];
    is_phrase := kinds[at] = '"';
    is_out := kinds[at] = '-';
    last := at;
    while kinds[at] = '' and kinds[last + 1] = '' and split.sides[last + 1] = side and last < cardinality(parts) loop
      last := last + 1;
    end loop;
    rest := array_to_string(parts[at:last], ' ');
    if has_expression and not is_phrase then
      select expression.typed, expression.meant, expression.facet into typed, meant, facet from public.find_expression(rest) as expression
        where not is_out or expression.typed = rest;
    end if;
    if is_phrase or (is_out and typed is null) then
      typed := parts[at];
      is_phrase := true;
      at := at + 1;
      return next;
      continue;
    elsif is_out then
      at := at + 1;
      return next;
      continue;
    end if;
    if typed is null and last > at
      and exists (select from public.job_words as known where known.is_work and known.word = parts[at] || parts[at + 1]) then
      meant := parts[at] || parts[at + 1];
    end if;
    if typed is null then
      -- Two words that jobs have as one give way to longer names alone.
      name := public.find_work_name(split.stems[at:last], case when meant is null then 1 else 3 end);
      if name.length is not null then
        typed := array_to_string(parts[at:at + name.length - 1], ' ');
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        name := public.find_work_name(array[public.name_stems(meant)], 1);
      end if;
      also := name.also;
      also_wanted := name.wanted;
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
      is_fixed := typed = 'it'
        and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> '');
    end if;
    at := at + 1 + length(typed) - length(replace(typed, ' ', ''));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;
