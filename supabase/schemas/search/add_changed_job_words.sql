-- Adds the words of a changed job to job_words, as record_posted_jobs does for new ones.
create function public.add_changed_job_words(title text, company_name text, tags text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_words as stored (word, is_in_title_or_tag)
    select posted.word, posted.is_in_title_or_tag from (
      select word, bool_or(is_in_title_or_tag) as is_in_title_or_tag from (values (true), (false)) as kind (is_in_title_or_tag),
        public.extract_words(case when is_in_title_or_tag then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as posted
    where not exists (select from public.job_words as existing
      where existing.word = posted.word and (existing.is_in_title_or_tag or not posted.is_in_title_or_tag))
    order by posted.word
    on conflict (word) do update set is_in_title_or_tag = true where excluded.is_in_title_or_tag and not stored.is_in_title_or_tag;
end
$$;
