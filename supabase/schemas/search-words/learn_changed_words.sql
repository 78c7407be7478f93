-- Learns the words of a changed job, as note_posted_jobs those of new ones.
create function public.learn_changed_words(title text, company_name text, tags text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_words as known (word, is_work)
    select said.word, said.is_work from (
      select word, bool_or(is_work) as is_work from (values (true), (false)) as kind (is_work),
        public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
      group by word) as said
    where not exists (select from public.job_words as there
      where there.word = said.word and (there.is_work or not said.is_work))
    order by said.word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
end
$$;
