-- Adds the words of a changed job to job_words, as record_posted_jobs does for new ones.
create function public.add_changed_job_words(title text, company_name text, tags text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_words as stored (word, is_work)
    select posted.word, posted.is_work from (
      select word, bool_or(is_work) as is_work from (values (true), (false)) as kind (is_work),
        public.extract_words(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as posted
    where not exists (select from public.job_words as existing
      where existing.word = posted.word and (existing.is_work or not posted.is_work))
    order by posted.word
    on conflict (word) do update set is_work = true where excluded.is_work and not stored.is_work;
end
$$;
