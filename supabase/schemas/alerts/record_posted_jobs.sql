-- Adds the words of posted jobs to job_words, and the jobs to job_openings, with the time from which alerts treat them as new. Demo jobs
-- and copies of earlier postings trigger no instant alerts. `is_in_title_or_tag`: the word is in a title or tag, not only in the name of a company.
create function public.record_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Leaves out known words, because updating them would serialize all postings with a common word. The order prevents deadlocks.
  insert into public.job_words as known (word, is_in_title_or_tag)
    select extracted.word, extracted.is_in_title_or_tag from (
      select word, bool_or(is_in_title_or_tag) as is_in_title_or_tag from posted, (values (true), (false)) as kind (is_in_title_or_tag),
        public.extract_words(case when is_in_title_or_tag then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as extracted
    where not exists (select from public.job_words as existing
      where existing.word = extracted.word and (existing.is_in_title_or_tag or not extracted.is_in_title_or_tag))
    order by extracted.word
    on conflict (word) do update set is_in_title_or_tag = true where excluded.is_in_title_or_tag and not known.is_in_title_or_tag;
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(new_at, created_at), case when is_demo then created_at when new_at < now() then now() end
    from (select id, created_at, is_demo, public.alert_time_of_posting(id) as new_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;
