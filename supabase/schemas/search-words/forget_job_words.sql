-- The words that a misspelt one can have meant are those of open jobs, and not every word that anybody ever posted.

-- Forgets words that no open job has, and that a word is work when companies alone bear it, among a few of those known, by
-- chance: run again and again it comes to all of them. How many. A word that is posted at this very moment may go too, and
-- comes back with the next job that has it.
create function public.forget_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
-- Each word is looked for by the index of words: that most have a job is no reason to read all of them for one that has none.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
  with looked_at as materialized (
    select known.word, known.is_work,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')) as stays,
      -- Of a word that companies alone bear, all jobs would be read in vain.
      not known.is_work or exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')
          and known.word in (select public.words_of(job.title || ' ' || public.join_words(job.tags)))) as stays_work
    from public.job_words as known tablesample bernoulli (forget_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as known set is_work = false
    from looked_at where known.word = looked_at.word and known.is_work and looked_at.stays and not looked_at.stays_work),
  forgotten as (
    delete from public.job_words where word in (select word from looked_at where not stays)
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_job_words(real) to service_role;
