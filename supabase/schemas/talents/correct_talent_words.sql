-- What a word can have meant is looked up among the words of posted jobs, which are public: the words of profiles would tell
-- of those that are hidden.

-- The words with each misspelt one, which no posting has and no profile that the viewer may see, as the nearest that
-- postings have; null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create function public.correct_talent_words(words text)
returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
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
$$;

grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;
