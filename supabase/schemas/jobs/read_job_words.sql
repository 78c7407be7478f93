-- What somebody's words ask for: all of them, stemmed. A word that is unknown and that no open job has stands for the nearest
-- of work (up to three that are as near); `corrected` then says the words as they were understood, and so it does where
-- another name stands for what was typed. Words that are all stop words are asked for as they are written. `wanted` is null
-- when there is nothing to look for ('🎉'). `parts` are what `wanted` is made of: a job has to match each.
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
  spelled text[] := '{}';
  is_otherwise boolean := false;
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

grant execute on function public.read_job_words(text) to service_role;
