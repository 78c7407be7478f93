-- Replaces each misspelled word with the nearest word of postings; null if there is nothing to correct. A word is misspelled if neither a
-- posting nor a profile visible to the viewer has it. Corrections come only from postings, because words of profiles would reveal hidden
-- profiles. Only columns that the viewer's audience sees are searched (D25).

create function public.correct_talent_words(words text)
returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  is_employer constant boolean := public.talent_audience() = 'employer' and public.remaining_talent_views() > 0;
  weights text := case when is_employer then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  term_query tsquery;
  spelling text;
begin
  for term in select * from public.search_terms(left(words, 200)) loop
    spelling := term.typed;
    term_query := public.any_word_query(array[term.typed], 'pg_catalog.english', weights);
    if term_query is not null and not term.skips_correction and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ term_query and (is_employer or not talent.is_hidden_from_some)
          and (hidden is null or talent.id <> all (hidden))) then
      spelling := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or spelling <> term.typed;
    end if;
    spelled := spelled || case when term.is_excluded then '-' || spelling when term.is_phrase then '"' || spelling || '"' else spelling end;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;
