-- Returns the query of one term of a search (search_terms), and its spelling as understood. A word that no open job has and that is not
-- ordinary is replaced by the nearest job words. `other_names` and `other_names_query` are the term's other names; a corrected word gets
-- the names of the correct word.
create function public.parse_term(typed text, meant text, facet text, skips_correction boolean, is_phrase boolean,
  inout other_names text[], inout other_names_query tsquery, out query tsquery, out spelled text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  nearest text[];
begin
  query := public.term_query(typed, is_phrase, meant, facet, '');
  spelled := typed;
  if query is null and typed = 'it' and skips_correction then
    -- The industry IT: as written, because stemming removes 'it' as a stop word.
    query := '''it'':C';
  elsif is_phrase then
    spelled := '"' || typed || '"';
  elsif facet is not null then
    if not to_tsvector('pg_catalog.english', typed) @@ public.phrase_query(meant, '') then
      spelled := meant;
    end if;
  elsif meant is not null then
    if not public.has_open_job(public.phrase_query(typed, '')) then
      spelled := meant;
    end if;
  elsif query is not null and not skips_correction and public.is_unknown_word(typed) and not public.has_open_job(query) then
    nearest := public.nearest_job_words(typed);
    if nearest is not null then
      query := public.any_word_query(nearest, 'pg_catalog.english', '');
      spelled := array_to_string(nearest, ' or ');
      if cardinality(nearest) = 1 then
        select name.other_names, name.other_names_query into other_names, other_names_query
          from public.get_occupation_name(array[public.name_stems(nearest[1])], 1) as name;
      end if;
    end if;
  end if;
end
$$;

grant execute on function public.parse_term(text, text, text, boolean, boolean, text[], tsquery) to service_role;
