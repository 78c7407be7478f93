-- What one term of a search (search_terms) asks for, and how it is spelled if it stands for something else: a word that no open job has and
-- that is no ordinary word either stands for the nearest words of work. `also` and `also_wanted` are the other names of the term; a corrected
-- word has those of the right one.
create function public.parse_term(typed text, meant text, facet text, is_fixed boolean, is_phrase boolean,
  inout also text[], inout also_wanted tsquery, out query tsquery, out spelled text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  nearest text[];
begin
  query := public.term_query(typed, is_phrase, meant, facet, '');
  spelled := typed;
  if query is null and typed = 'it' and is_fixed then
    query := '''it'':C';
  elsif is_phrase then
    spelled := '"' || typed || '"';
  elsif facet is not null then
    if not to_tsvector('pg_catalog.english', typed) @@ public.phrase_of(meant, '') then
      spelled := meant;
    end if;
  elsif meant is not null then
    if not public.has_open_job(public.phrase_of(typed, '')) then
      spelled := meant;
    end if;
  elsif query is not null and not is_fixed and public.is_unknown_word(typed) and not public.has_open_job(query) then
    nearest := public.nearest_job_words(typed);
    if nearest is not null then
      query := public.any_of(nearest, 'pg_catalog.english', '');
      spelled := array_to_string(nearest, ' or ');
      if cardinality(nearest) = 1 then
        select name.also, name.wanted into also, also_wanted from public.find_work_name(array[public.name_stems(nearest[1])], 1) as name;
      end if;
    end if;
  end if;
end
$$;

grant execute on function public.parse_term(text, text, text, boolean, boolean, text[], tsquery) to service_role;
