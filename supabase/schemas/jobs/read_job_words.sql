-- What somebody's words ask for: all of them, stemmed, or those of one side of an OR. A word that is unknown and that no open job
-- has stands for the nearest of work (up to three that are as near). A name of work stands for its other names in titles, too,
-- and what has the name itself is better (`wanted_in_title`). `corrected` says the words as they were understood where they
-- stand for others. Words that are all stop words are asked for as they are written. `wanted` is null when there is nothing to
-- look for ('🎉'), and any_job where somebody looks for any. `parts`: a job has to match each.
create function public.read_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out wanted_in_heading tsquery, out corrected text, out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
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
$$;

grant execute on function public.read_job_words(text) to service_role;
