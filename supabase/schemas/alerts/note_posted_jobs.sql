-- After jobs are posted: learns their words (those of title and tags are work, those of a company's name may be none), and notes when
-- each is news; an opening in the future is looked at when its time comes. A seeded demonstration and what was news already wake no
-- instant alerts.
create function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- New words in one order and none that is known, for whose row all who post a baker would wait: so no two wait for each other.
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from posted, (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo then created_at when news_at < now() then now() end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;
