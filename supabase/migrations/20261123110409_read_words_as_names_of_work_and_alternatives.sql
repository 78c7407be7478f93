-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."search_terms"(text);

create table "public"."work_names" (
  "stems"  text    not null,
  "also"   text[]  not null,
  "wanted" tsquery not null,
  constraint "work_names_pkey" primary key (stems)
);

alter table "public"."work_names"
  enable row level security;

alter table "public"."work_names"
  owner to "postgres";

create or replace function public.any_job()
  returns tsquery
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(public.job_types()) as type $function$;

alter function "public"."any_job"() owner to "postgres";

create or replace function public.correct_talent_words (
  words text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
declare
  is_employer constant boolean := public.talent_audience() = 'employer' and public.talents_left_today() > 0;
  weights text := case when is_employer then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  asked tsquery;
  said text;
begin
  for term in select * from public.search_terms(left(words, 200)) loop
    said := term.typed;
    asked := public.any_of(array[term.typed], 'pg_catalog.english', weights);
    if asked is not null and not term.is_fixed and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ asked and (is_employer or not talent.hides_from_some)
          and (hidden is null or talent.id <> all (hidden))) then
      said := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or said <> term.typed;
    end if;
    spelled := spelled || case when term.is_out then '-' || said when term.is_phrase then '"' || said || '"' else said end;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$function$;

create or replace function public.either_of (
  words  tsquery[],
  facets tsquery[]
)
  returns tsquery
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  sides constant integer := greatest(coalesce(array_upper(words, 1), 0), coalesce(array_upper(facets, 1), 0));
  any_words tsquery;
  any_facet tsquery;
  paired tsquery;
  is_each boolean := true;
begin
  for side in 1..sides loop
    continue when words[side] is null and facets[side] is null;
    is_each := is_each and words[side] is not null and facets[side] is not null;
    paired := case when paired is null then words[side] && facets[side] else paired || (words[side] && facets[side]) end;
    any_words := coalesce(any_words || words[side], words[side], any_words);
    any_facet := coalesce(any_facet || facets[side], facets[side], any_facet);
  end loop;
  return case when is_each then paired else coalesce(any_words && any_facet, any_words, any_facet) end;
end
$function$;

alter function "public"."either_of"(tsquery[], tsquery[]) owner to "postgres";

create or replace function public.find_expression (
  words text,
  OUT   typed text,
  OUT   meant text,
  OUT   facet text
)
  returns record
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
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
    ('work(?:ing)? from home', null, '=work-from-home'),
    ('tiempo completo', 'full time', '=full-time'),
    ('medio tiempo', 'part time', '=part-time'),
    ('turno (?:noche|nocturno)', 'night shift', '=night'),
    ('fin(?:es)? semana', 'weekend', '=weekend'),
    ('sin experiencia', 'no experience', '=no-experience')) as known (pattern, meant, facet)
  where words ~ ('^(?:' || known.pattern || ')(?: |$)')
$function$;

create or replace function public.find_filler (
  words text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return substring(words from '^(?:jobs|near(?: ?(?:me|here|by)| (?:my )?(?:home|house|area))?|close(?: to)? (?:me|home|by)|around (?:me|here)|'
    || 'in (?:my|the) (?:area|town|city|neighborhood)|cerca(?: mi| casa| aqui)?|(?:now|urgently|immediately|currently|actively|always) hiring|'
    || 'hiring(?: (?:now|immediately|urgently|asap|today|fast))?(?! (?:managers?|coordinators?|specialists?|assistants?|events?)\M)|'
    || 'immediate (?:hires?|starts?|openings?)|help wanted|openings|vacanc(?:y|ies)|positions|opportunities|asap|apply(?: now)?|looking for|'
    || 'empleos?|trabajos?|vacantes?|chamba|jale|ofertas (?:trabajo|empleo)|se (?:busca|solicita|necesita)n?|'
    || '(?:job|work|position|opening|gigs?|careers?|employment|wanted|needed)(?=$| (?:near|nearby|close|around|cerca|now|hiring|opening|in|at|as|for|with)\M))(?= |$)');
end
$function$;

alter function "public"."find_filler"(text) owner to "postgres";

create or replace function public.name_stems (
  name text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by place), '')
  from regexp_split_to_table(trim(public.fold_words(name)), '\s+') with ordinality as part (word, place)
  where word <> all (public.small_words())
$function$;

alter function "public"."name_stems"(text) owner to "postgres";

create or replace function public.read_job_words (
  words text,
  OUT   wanted tsquery,
  OUT   wanted_in_title tsquery,
  OUT   wanted_in_heading tsquery,
  OUT   corrected text,
  OUT   parts tsquery[]
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_generic_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  english constant regconfig := 'pg_catalog.english';
  term record;
  part tsquery;
  in_title tsquery;
  in_heading tsquery;
  nearest text[];
  said text;
  others text;
  spelled text[] := '{}';
  is_otherwise boolean := false;
  has_terms boolean := false;
  -- Of each side.
  asked tsquery[] := '{}';
  asked_in_title tsquery[] := '{}';
  asked_in_heading tsquery[] := '{}';
  facets tsquery[] := '{}';
  left_out tsquery;
  last_side integer := 1;
begin
  parts := '{}';
  for term in select * from public.search_terms(words) loop
    has_terms := true;
    said := term.typed;
    if term.is_phrase then
      part := public.phrase_of(term.typed, '');
      in_title := public.phrase_of(term.typed, ':A');
      in_heading := public.phrase_of(term.typed, ':ABC');
    elsif term.meant is null and term.facet is null then
      part := public.any_of(array[term.typed], english, '');
      in_title := public.any_of(array[term.typed], english, ':A');
      in_heading := public.any_of(array[term.typed], english, ':ABC');
    else
      part := public.term_query(term.typed, term.meant, term.facet, '');
      in_title := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    end if;
    if term.is_out then
      left_out := coalesce(left_out && !!part, !!part, left_out);
      spelled := spelled || ('-' || case when term.typed like '% %' then '"' || term.typed || '"' else term.typed end);
      continue;
    end if;
    if part is null and term.typed = 'it' and term.is_fixed then
      part := quote_literal('it') || ':C';
      in_title := part;
      in_heading := part;
    elsif term.is_phrase then
      said := '"' || term.typed || '"';
    elsif term.facet is not null then
      if to_tsvector(english, term.typed) <> to_tsvector(english, term.meant) then
        said := term.meant;
      end if;
    elsif term.meant is not null then
      if not public.has_open_job(public.phrase_of(term.typed, '')) then
        said := term.meant;
      end if;
    elsif part is not null and not term.is_fixed and public.is_unknown_word(term.typed) then
      if (public.guess_matches(part, null)).matches <= public.search_limit('read') and not public.has_open_job(part) then
        nearest := public.nearest_job_words(term.typed);
        if nearest is not null then
          part := public.any_of(nearest, english, '');
          in_title := public.any_of(nearest, english, ':A');
          in_heading := public.any_of(nearest, english, ':ABC');
          said := array_to_string(nearest, ' or ');
        end if;
      end if;
    end if;
    if term.also_wanted is not null then
      part := coalesce(part || term.also_wanted, term.also_wanted);
      in_heading := coalesce(in_heading || term.also_wanted, term.also_wanted);
      -- Two that a job may have now.
      select string_agg(name, ', ' order by place) into others from (
        select name, place from unnest(term.also) with ordinality as other (name, place)
        where not exists (select from unnest(string_to_array(name, ' ')) as each_word
          where not exists (select from public.job_words as known where known.word = each_word and known.is_work))
        order by place limit 2) as known_ones;
      said := said || coalesce(' (also: ' || others || ')', '');
    end if;
    if part is not null and term.facet is not null then
      facets[term.side] := coalesce(facets[term.side] && part, part);
    elsif part is not null then
      asked[term.side] := coalesce(asked[term.side] && part, part);
      asked_in_title[term.side] := coalesce(asked_in_title[term.side] && in_title, in_title);
      asked_in_heading[term.side] := coalesce(asked_in_heading[term.side] && in_heading, in_heading);
    end if;
    parts := array_remove(parts || part, null);
    is_otherwise := is_otherwise or (said <> term.typed and not term.is_phrase);
    spelled := spelled || case when term.side > last_side then array['or', said] else array[said] end;
    last_side := term.side;
  end loop;
  wanted := public.either_of(asked, facets);
  wanted_in_title := public.either_of(asked_in_title, facets);
  wanted_in_heading := public.either_of(asked_in_heading, facets);
  if last_side > 1 then
    parts := array_remove(array[public.either_of(asked, '{}'), public.either_of('{}', facets)], null);
  end if;
  if wanted is null and (left_out is not null or (not has_terms and words ~ '[[:alpha:]]')) then
    wanted := public.any_job();
    wanted_in_title := wanted;
    wanted_in_heading := wanted;
    parts := array[wanted];
  elsif wanted is null then
    wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
    parts := array_remove(array[wanted], null);
  end if;
  if left_out is not null then
    wanted := wanted && left_out;
  end if;
  if is_otherwise then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$function$;

create or replace function public.read_search (
  words text,
  OUT   is_asked boolean,
  OUT   wanted tsquery,
  OUT   in_title tsquery,
  OUT   in_heading tsquery,
  OUT   corrected text,
  OUT   named tsquery,
  OUT   rarest double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parts tsquery[];
  part record;
begin
  is_asked := coalesce(trim(left(words, 200)) <> '', false);
  if is_asked then
    select asked.wanted, asked.wanted_in_title, asked.wanted_in_heading, asked.corrected, asked.parts
      into wanted, in_title, in_heading, corrected, parts from public.read_job_words(left(words, 200)) as asked;
    if wanted = public.any_job() then
      is_asked := false;
      wanted := null;
      in_title := null;
      in_heading := null;
      parts := '{}';
    end if;
    for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
      named := coalesce(named && part.part, part.part);
      rarest := coalesce(rarest, part.matches);
    end loop;
  end if;
end
$function$;

create or replace function public.read_talent_words (
  words   text,
  weights text,
  OUT     wanted tsquery,
  OUT     wanted_in_headline tsquery,
  OUT     wanted_in_heading tsquery
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  has_stems constant boolean := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
  left_out tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if term.is_phrase then
      part := public.phrase_of(term.typed, weights);
      in_headline := public.phrase_of(term.typed, ':A');
      in_heading := public.phrase_of(term.typed, ':ABC');
    elsif has_stems and not (term.typed = 'it' and term.is_fixed) then
      part := public.term_query(term.typed, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    else
      part := public.any_of(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_of(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_of(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    if term.is_out then
      left_out := coalesce(left_out && !!part, !!part);
      continue;
    end if;
    wanted := coalesce(wanted && part, part);
    wanted_in_headline := coalesce(wanted_in_headline && in_headline, in_headline);
    wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
  end loop;
  wanted := coalesce(wanted && left_out, wanted);
end
$function$;

create or replace function public.search_terms (
  words text
)
  returns table (
    typed       text,
    meant       text,
    facet       text,
    is_fixed    boolean,
    is_phrase   boolean,
    is_out      boolean,
    side        integer,
    also        text[],
    also_wanted tsquery
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked constant text := translate(left(words, 200), '“”', '""');
  token text[];
  piece text;
  word text;
  parts text[] := '{}';
  stemmed text[] := '{}';
  -- '"' for a phrase, '-' for what is left out.
  kinds text[] := '{}';
  sides integer[] := '{}';
  side_now integer := 1;
  has_expression boolean;
  has_filler boolean;
  at integer := 1;
  last integer;
  rest text;
begin
  for token in select regexp_matches(asked, '(-?)("[^"]*"|[^\s"]+)', 'g') loop
    if token[2] like '"%' or (token[1] = '-' and token[2] ~ '^[[:alnum:]]') then
      word := trim(regexp_replace(public.fold_words(replace(token[2], '"', ' ')), '\s+', ' ', 'g'));
      continue when word = '';
      parts := parts || word;
      stemmed := stemmed || ''::text;
      kinds := kinds || case token[1] when '-' then '-' else '"' end;
      sides := sides || side_now;
      continue;
    end if;
    for piece in select regexp_split_to_table(regexp_replace(token[1] || token[2], '\mand/or\M', 'or', 'gi'),
        '(?<=[[:alpha:]][[:alpha:]])(?=/[[:alpha:]][[:alpha:]])') loop
      if piece like '/%' and cardinality(parts) > 0 then
        side_now := sides[cardinality(sides)] + 1;
      end if;
      if lower(piece) = 'or' then
        side_now := coalesce(sides[cardinality(sides)], 0) + 1;
        continue;
      end if;
      foreach word in array string_to_array(trim(public.fold_words(piece)), ' ') loop
        continue when word = '' or (word = any (public.small_words()) and asked ~ '\S\s+\S');
        parts := parts || word;
        stemmed := stemmed || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
        kinds := kinds || ''::text;
        sides := sides || side_now;
      end loop;
    end loop;
  end loop;
  parts := parts[1:12];
  rest := array_to_string(parts, ' ');
  -- Most searches have none, and looking for one at every word takes longer than all the rest.
  has_expression := rest ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|weekend|no|work|medio|tiempo|turno|fin|sin)';
  has_filler := rest ~ '\m(job|near|close|around|hiring|opening|vacan|position|opportun|asap|apply|looking|wanted|needed|in|immediate|empleo|trabajo|cerca|chamba|jale|oferta|se|work|gig|career|employment)';
  while at <= cardinality(parts) loop
    typed := null;
    meant := null;
    facet := null;
    also := null;
    also_wanted := null;
    is_fixed := true;
    side := sides[at];
    is_phrase := kinds[at] = '"';
    is_out := kinds[at] = '-';
    last := at;
    while kinds[at] = '' and kinds[last + 1] = '' and sides[last + 1] = side and last < cardinality(parts) loop
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
      select array_to_string(parts[at:at + name.length - 1], ' '), name.also, name.wanted into typed, also, also_wanted
      from (select known.also, known.wanted, 1 + length(known.stems) - length(replace(known.stems, ' ', '')) as length
        from public.work_names as known
        where known.stems = any (array[
          case when meant is null then stemmed[at] end,
          case when meant is null and last > at then array_to_string(stemmed[at:at + 1], ' ') end,
          case when last > at + 1 then array_to_string(stemmed[at:at + 2], ' ') end,
          case when last > at + 2 then array_to_string(stemmed[at:at + 3], ' ') end])) as name
      order by name.length desc limit 1;
      if typed is not null then
        meant := null;
      elsif meant is not null then
        typed := parts[at] || ' ' || parts[at + 1];
        select known.also, known.wanted into also, also_wanted from public.work_names as known where known.stems = public.name_stems(meant);
      end if;
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
$function$;

alter function "public"."search_terms"(text) owner to "postgres";

create or replace function public.small_words()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select '{de,del,en,con,para,por,el,la,los,las,un,una,y,a,al}'::text[] $function$;

alter function "public"."small_words"() owner to "postgres";

revoke all on function "public"."any_job"() from public;

revoke all on function "public"."any_job"() from "postgres";

grant execute on function "public"."any_job"() to "postgres";

grant execute on function "public"."any_job"() to "service_role";

revoke all on function "public"."either_of"(tsquery[], tsquery[]) from public;

revoke all on function "public"."either_of"(tsquery[], tsquery[]) from "postgres";

grant execute on function "public"."either_of"(tsquery[], tsquery[]) to "postgres";

grant execute on function "public"."either_of"(tsquery[], tsquery[]) to "service_role";

revoke all on function "public"."find_filler"(text) from public;

revoke all on function "public"."find_filler"(text) from "postgres";

grant execute on function "public"."find_filler"(text) to "postgres";

grant execute on function "public"."find_filler"(text) to "service_role";

revoke all on function "public"."name_stems"(text) from public;

revoke all on function "public"."name_stems"(text) from "postgres";

grant execute on function "public"."name_stems"(text) to "postgres";

grant execute on function "public"."name_stems"(text) to "service_role";

revoke all on function "public"."search_terms"(text) from public;

revoke all on function "public"."search_terms"(text) from "postgres";

grant execute on function "public"."search_terms"(text) to "postgres";

grant execute on function "public"."search_terms"(text) to "service_role";

revoke all on function "public"."small_words"() from public;

revoke all on function "public"."small_words"() from "postgres";

grant execute on function "public"."small_words"() to "postgres";

grant execute on function "public"."small_words"() to "service_role";

revoke all on table "public"."work_names" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."work_names" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."work_names" to "service_role";
