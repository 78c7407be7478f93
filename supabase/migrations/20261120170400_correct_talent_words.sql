-- Typos in a search of talents. What a word can have meant is looked up among the words of posted jobs, which are public:
-- the words of profiles would tell of those that are hidden.

-- The words with each misspelt one, which no posting has and no profile that the viewer may see, as the nearest that
-- postings have; null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create function public.correct_talent_words(words text) returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  weights text := case public.talent_audience() when 'employer' then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  asked tsquery;
  meant text;
  part text;
begin
  foreach part in array (regexp_split_to_array(trim(public.fold_words(left(words, 200))), '\s+'))[1:12] loop
    meant := part;
    asked := public.any_of(array[part], 'pg_catalog.english', weights);
    if asked is not null and part ~ '^[[:alpha:]]{4,40}$'
      and not exists (select from public.job_words where word = part)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ asked and (hidden is null or talent.id <> all (hidden))) then
      meant := coalesce((public.nearest_job_words(part))[1], part);
      is_corrected := is_corrected or meant <> part;
    end if;
    spelled := spelled || meant;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;
revoke execute on function public.correct_talent_words(text) from public;
grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;
