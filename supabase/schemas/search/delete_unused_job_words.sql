-- Spelling is corrected only to words of open jobs.

-- Checks a random sample of job_words, so that repeated runs check all. Deletes words that no open job has, and clears is_in_title_or_tag on words
-- that only company names have. Returns the number of deleted words. A word posted at the same moment may be deleted; the next job that has
-- it adds it again.
create function public.delete_unused_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
-- Force the index of words: most words have a job, so the planner would choose a scan, which is slow for words without one.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
  with checked as materialized (
    select stored.word, stored.is_in_title_or_tag,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_word_query(array[stored.word], 'pg_catalog.simple', ':C')) as is_used,
      -- Checked only for work words: for a word that occurs only in company names, this would read all jobs without a result.
      not stored.is_in_title_or_tag or exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_word_query(array[stored.word], 'pg_catalog.simple', ':C')
          and stored.word in (select public.extract_words(job.title || ' ' || public.join_words(job.tags)))) as is_used_as_work
    from public.job_words as stored tablesample bernoulli (delete_unused_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as stored set is_in_title_or_tag = false
    from checked where stored.word = checked.word and stored.is_in_title_or_tag and checked.is_used and not checked.is_used_as_work),
  deleted as (
    delete from public.job_words where word in (select word from checked where not is_used)
    returning 1)
  select count(*)::integer from deleted
$$;

grant execute on function public.delete_unused_job_words(real) to service_role;
