-- How the words of a search are read: no misspelt word becomes what is no work, 'dish washer' is a dishwasher, and
-- 'part time', 'internship' or 'night shift' are asked of a job's type and hours as well as of its text.

-- ── What is indexed ─────────────────────────────────────────────────────────────────────────────────────────────────

-- What a job is beside its words, as lexemes that no word can be: '=part-time', '=night', '=no-experience'.
create function public.job_facets(type text, schedule text[], words text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(array[
    '=' || type,
    case when slots ~ '-evening' then '=evening' end,
    case when slots ~ '-night' then '=night' end,
    case when slots ~ '(sat|sun)-' then '=weekend' end,
    case when words ~* '\mwork(ing)? from home' then '=work-from-home' end,
    case when words ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end],
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

-- Each two words that follow each other in a text as one, so that 'dishwasher' finds a 'Dish Washer'.
create function public.joined_pairs(texts text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text order by place) as pair
    from unnest(texts) as text,
      unnest(string_to_array(translate(public.fold_words(text), '(),;|!?*"–—·', '            '), ' ')) with ordinality as part (word, place)
    where word <> '') as pairs
$$;
grant execute on function public.job_facets(text, text[], text), public.talent_facets(text[]),
  public.joined_pairs(text[]) to anon, authenticated, service_role;

-- A: title, B: company and tags, D: description, all stemmed. C: the words of A and B once more as they are written,
-- because a stemmer drops 'IT' as a stop word. Facets have no weight.
alter table public.jobs drop column search;
alter table public.jobs add column search tsvector not null generated always as (
  setweight(to_tsvector('pg_catalog.english', public.fold_words(title) || ' ' || public.joined_pairs(array[title])), 'A')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name || ' ' || public.join_words(tags)) || ' '
       || public.joined_pairs(tags)), 'B')
  || setweight(to_tsvector('pg_catalog.simple',
       public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')
  || public.job_facets(type, schedule, title || ' ' || public.join_words(tags) || ' ' || left(description, 20000))) stored;
create index jobs_search on public.jobs using gin (search) where status = 'open';

-- A: headline, B: skills, C: name, D: bio. A and B are what everybody sees, and so are the wished job types, which are facets;
-- C and D are for employers. Beside the stems, the words as they are written.
drop trigger note_changed_talent on public.job_seeker_profiles;
alter table public.job_seeker_profiles drop column search;
alter table public.job_seeker_profiles add column search tsvector not null generated always as (
  setweight(to_tsvector('pg_catalog.english', public.fold_words(headline) || ' ' || public.joined_pairs(array[headline]))
    || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)) || ' ' || public.joined_pairs(skills))
    || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
    || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
  || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')
  || public.talent_facets(desired_job_types)) stored;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create trigger note_changed_talent after update on public.job_seeker_profiles
  for each row when (new.is_visible and not new.is_demo and (not old.is_visible or new.search is distinct from old.search
    or new.skills is distinct from old.skills or new.experience_years is distinct from old.experience_years
    or new.public_point is distinct from old.public_point))
  execute function public.note_changed_talent();
-- What waiting changes were like before stays as it was noted: it is looked at once more, by the new reading.

-- ── The words of work ───────────────────────────────────────────────────────────────────────────────────────────────

-- Every word of a posted title, company or tag is known. What a misspelt one can have meant is work alone: a word of a title
-- or a tag, never a company's name.
alter table public.job_words add column is_work boolean not null default false;
update public.job_words set is_work = true
  where word in (select public.words_of(title || ' ' || public.join_words(tags)) from public.jobs where status = 'open');
drop index public.job_words_trigrams;
drop index public.job_words_initial;
create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_work;

create or replace function public.learn_posted_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- In one order, so that two batches never wait for each other.
  insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from posted, (values (true), (false)) as kind (is_work),
      public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
    group by word order by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$$;

create or replace function public.learn_changed_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from (values (true), (false)) as kind (is_work),
      public.words_of(case when is_work then new.title || ' ' || public.join_words(new.tags) else new.company_name end) as word
    group by word order by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$$;

-- Forgets words that no open job has, and that a word is work when companies alone bear it, among a few of those known, by
-- chance: run again and again it comes to all of them. How many. A word that is posted at this very moment may go too, and
-- comes back with the next job that has it.
create or replace function public.forget_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with looked_at as materialized (
    select known.word, known.is_work,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')) as stays,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')
          and known.word in (select public.words_of(job.title || ' ' || public.join_words(job.tags)))) as stays_work
    from public.job_words as known tablesample bernoulli (forget_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as known set is_work = false
    from looked_at where known.word = looked_at.word and known.is_work and looked_at.stays and not looked_at.stays_work),
  forgotten as (
    delete from public.job_words where word in (select word from looked_at where not stays)
    returning 1)
  select count(*)::integer from forgotten
$$;

-- ── Misspelt words ──────────────────────────────────────────────────────────────────────────────────────────────────

-- Whether one word is another with two neighboring letters in turned order.
create function public.is_turned(word text, misspelt text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelt) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelt placing reverse(substr(misspelt, at, 2)) from at for 2) = word)
$$;

-- The words of work that a misspelt one is nearest to, at most three of them; else null. They begin with the same letter, or
-- with the first two in turned order, and are one letter off, in words from eight letters on two; two neighbors in turned order
-- count as one. A plural stands for its singular where nothing is nearer.
create or replace function public.nearest_job_words(misspelt text) returns text[]
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

-- Whether a word may be a misspelt one: no job ever posted it, and it is no form of an ordinary word either ('maintainance' is
-- none of 'maintain').
create function public.is_unknown_word(word text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as known where known.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3)
$$;

-- ── What words ask for ──────────────────────────────────────────────────────────────────────────────────────────────

-- The type of work or the hours that words begin with, or an expression of small words that would be lost one by one: as it is
-- typed, what it is called, and its facet. All null where there is none.
create function public.find_expression(words text, out typed text, out meant text, out facet text)
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(words from '^(?:' || known.pattern || ')(?= |$)'), known.meant, known.facet
  from (values
    ('full ?time', 'full time', '=full-time'),
    ('part ?tim(?:e|ers?)', 'part time', '=part-time'),
    ('intern(?:ship)?s?', 'internship', '=internship'),
    ('temps?|temporary', 'temporary', '=temporary'),
    ('volunteer(?:s|ing)?', 'volunteer', '=volunteer'),
    ('contract(?: work| jobs?)?(?=$)', 'contract', '=contract'),
    ('(?:night|overnight|graveyard|third|3rd) (?:shifts?|jobs?|work)|nights|overnights?', 'night shift', '=night'),
    ('evening (?:shifts?|jobs?|work)|evenings', 'evening shift', '=evening'),
    ('weekend (?:shifts?|jobs?|work)|weekends?', 'weekend', '=weekend'),
    ('no (?:prior |previous |work )?experience(?: (?:needed|required|necessary))?', null, '=no-experience'),
    ('work(?:ing)? from home', null, '=work-from-home')) as known (pattern, meant, facet)
  where words ~ ('^(?:' || known.pattern || ')(?: |$)')
$$;

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

-- A query for words that follow each other, each in the given weights ('' for any); null without a stem.
create function public.phrase_of(words text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case when weights = '' then phrase::text
    else regexp_replace(phrase::text, '(''(?:[^'']|'''')+'')', '\1' || weights, 'g') end, '')::tsquery
  from phraseto_tsquery('pg_catalog.english', words) as phrase
$$;

-- What one term asks for in the given weights: a facet or its words in what is no running text, either way of writing it, or
-- the word; null for a stop word.
create function public.term_query(typed text, meant text, facet text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery
      || public.phrase_of(typed, case weights when '' then ':ABC' else weights end)
      || public.phrase_of(meant, case weights when '' then ':ABC' else weights end)
    when meant is not null then public.phrase_of(typed, weights) || public.any_of(array[meant], 'pg_catalog.english', weights)
    else public.any_of(array[typed], 'pg_catalog.english', weights) end
$$;

-- What somebody's words ask for: all of them, stemmed. A word that is unknown and that no open job has stands for the nearest
-- of work (up to three that are as near); `corrected` then says the words as they were understood, and so it does where
-- another name stands for what was typed. Words that are all stop words are asked for as they are written. `wanted` is null
-- when there is nothing to look for ('🎉'). `parts` are what `wanted` is made of: a job has to match each.
drop function public.read_job_words(text);
create function public.read_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out wanted_in_heading tsquery, out corrected text, out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  english constant regconfig := 'pg_catalog.english';
  term record;
  part tsquery;
  in_title tsquery;
  in_heading tsquery;
  nearest text[];
  said text;
  spelled text[] := '{}';
  is_otherwise boolean := false;
  is_found boolean;
begin
  parts := '{}';
  for term in select * from public.search_terms(words) loop
    said := term.typed;
    if term.meant is null and term.facet is null then
      part := public.any_of(array[term.typed], english, '');
      in_title := public.any_of(array[term.typed], english, ':A');
      in_heading := public.any_of(array[term.typed], english, ':ABC');
    else
      part := public.term_query(term.typed, term.meant, term.facet, '');
      in_title := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    end if;
    if part is null and term.typed = 'it' and term.is_fixed then
      part := quote_literal('it') || ':C';
      in_title := part;
      in_heading := part;
    elsif term.facet is not null then
      if to_tsvector(english, term.typed) <> to_tsvector(english, term.meant) then
        said := term.meant;
      end if;
    elsif term.meant is not null then
      select exists (select from public.jobs where status = 'open' and search @@ public.phrase_of(term.typed, '')) into is_found;
      if not is_found then
        said := term.meant;
      end if;
    elsif part is not null and not term.is_fixed and public.is_unknown_word(term.typed) then
      select exists (select from public.jobs where status = 'open' and search @@ part) into is_found;
      if not is_found then
        nearest := public.nearest_job_words(term.typed);
        if nearest is not null then
          part := public.any_of(nearest, english, '');
          in_title := public.any_of(nearest, english, ':A');
          in_heading := public.any_of(nearest, english, ':ABC');
          said := array_to_string(nearest, ' or ');
        end if;
      end if;
    end if;
    if part is not null then
      parts := parts || part;
      wanted := coalesce(wanted && part, part);
      wanted_in_title := coalesce(wanted_in_title && in_title, in_title);
      wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
    end if;
    is_otherwise := is_otherwise or said <> term.typed;
    spelled := spelled || said;
  end loop;
  if wanted is null then
    wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
    parts := array_remove(array[wanted], null);
  end if;
  if is_otherwise then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$$;

-- What words ask for, as the search reads them, and the stems that any job which they match has at least one of: those of the
-- part with the fewest, and of parts with as few, the longest.
create or replace function public.read_alert_words(words text, out wanted tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select asked.wanted, asked.parts into wanted, parts from public.read_job_words(words) as asked;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

create or replace function public.note_unsure_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsure_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    -- Also what two words would be as one, once a job has that.
    insert into public.unsure_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not is_fixed and public.is_unknown_word(typed)
        union
        select word from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as word
          where word ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words as known where known.word = word and is_work)
      ) as unsure, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;

-- Reads those alerts anew whose unsure words a job may settle.
drop index public.unsure_alert_words_trigrams;
create or replace function public.settle_unsure_words(job_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  -- An update of the words, even to themselves, reads them.
  update public.job_alerts set words = words
    where id = any (array(
      select unsure.alert_id from public.jobs as job,
        unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
      where job.id = job_id
      union
      select unsure.alert_id from public.jobs as job,
        public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
        join public.unsure_alert_words as unsure
          on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
            and length(unsure.word) between length(posted) - 2 and length(posted) + 3
      where job.id = job_id and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3));
end
$$;

-- ── Talents ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What somebody's words ask for, looked for in the given weights alone: all words, as terms of the job search; words that are
-- all stop words as they are written. Null when there is nothing to look for. Misspelt ones: correct_talent_words.
create or replace function public.read_talent_words(words text, weights text,
  out wanted tsquery, out wanted_in_headline tsquery, out wanted_in_heading tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if has_stems and not (term.typed = 'it' and term.is_fixed) then
      part := public.term_query(term.typed, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    else
      part := public.any_of(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_of(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_of(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    wanted := coalesce(wanted && part, part);
    wanted_in_headline := coalesce(wanted_in_headline && in_headline, in_headline);
    wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
  end loop;
end
$$;

-- The words with each misspelt one, which no profile that the viewer may see has, as the nearest of work that postings have;
-- null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create or replace function public.correct_talent_words(words text) returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  weights text := case public.talent_audience() when 'employer' then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  asked tsquery;
  said text;
begin
  for term in select * from public.search_terms(words) loop
    said := term.typed;
    asked := public.any_of(array[term.typed], 'pg_catalog.english', weights);
    if asked is not null and not term.is_fixed and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ asked and (hidden is null or talent.id <> all (hidden))) then
      said := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or said <> term.typed;
    end if;
    spelled := spelled || said;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

revoke execute on function public.is_turned(text, text), public.is_unknown_word(text), public.find_expression(text),
  public.search_terms(text), public.phrase_of(text, text), public.term_query(text, text, text, text), public.read_job_words(text)
from public, anon, authenticated;

-- Alerts that were made before are read anew.
update public.job_alerts set words = words where words is not null and frequency = 'instant';
update public.talent_alerts set keywords = keywords where keywords is not null;
