-- Learns the words of posted jobs: those of title and tags are work, those of a company's name may be none.
create function public.learn_posted_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- In one order, so that two batches never wait for each other.
  insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from posted, (values (true), (false)) as kind (is_work),
      public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
    group by word order by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$$;
