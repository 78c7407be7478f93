-- What words ask for: all of them, stemmed, or those of one side of an OR; six terms at most. A word that is unknown and that no open job
-- has stands for the nearest of work (up to three that are as near). A name of work stands for its other names in titles, too,
-- and what has the name itself is better (`wanted_in_title`). `corrected` is the words as they were understood where they
-- stand for others, `included` the other names that jobs have. Words that are all stop words are asked for as they are written. `wanted` is null when there is nothing to
-- look for ('🎉'), and any_job for a search for any job. `parts`: a job has to match each.
create function public.parse_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out corrected text, out included text[], out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  term record;
  part record;
  spelled text[] := '{}';
  is_corrected boolean := false;
  terms integer := 0;
  last_side integer := 1;
  -- Of each side.
  asked tsquery[] := '{}';
  in_title tsquery[] := '{}';
  kinds tsquery[] := '{}';
  left_out tsquery;
begin
  parts := '{}';
  included := '{}';
  for term in select * from public.search_terms(words) loop
    if term.is_out then
      left_out := public.all_of(array[left_out, !!public.term_query(term.typed, term.is_phrase, term.meant, term.facet, '')]);
      spelled := spelled || ('-' || case when term.typed like '% %' then '"' || term.typed || '"' else term.typed end);
      continue;
    end if;
    terms := terms + 1;
    continue when terms > 6;
    part := public.parse_term(term.typed, term.meant, term.facet, term.is_fixed, term.is_phrase, term.also, term.also_wanted);
    if term.facet is not null then
      kinds[term.side] := public.all_of(array[kinds[term.side], part.query]);
    else
      in_title[term.side] := public.all_of(array[in_title[term.side], public.weigh(part.query, 'A')]);
      part.query := coalesce(part.query || part.also_wanted, part.query, part.also_wanted);
      asked[term.side] := public.all_of(array[asked[term.side], part.query]);
      included := included || array(select name from unnest(public.other_names(part.also)) as name where name <> all (included));
    end if;
    parts := array_remove(parts || part.query, null);
    is_corrected := is_corrected or (part.spelled <> term.typed and not term.is_phrase);
    spelled := spelled || case when term.side > last_side then array['or', part.spelled] else array[part.spelled] end;
    last_side := term.side;
  end loop;
  wanted := public.either_of(asked, kinds);
  wanted_in_title := public.either_of(in_title, kinds);
  if last_side > 1 then
    parts := array_remove(array[public.either_of(asked, '{}'), public.either_of('{}', kinds)], null);
  end if;
  if wanted is null then
    if left_out is not null or (terms = 0 and words ~ '[[:alpha:]]') then
      wanted := public.any_job();
      wanted_in_title := wanted;
    else
      wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    end if;
    parts := array_remove(array[wanted], null);
  end if;
  wanted := public.all_of(array[wanted, left_out]);
  corrected := case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.parse_job_words(text) to service_role;
