-- The words that a misspelt one can have meant are those of open jobs, and not every word that anybody ever posted.

-- A job that is opened again may bring words back that were forgotten.
drop trigger learn_changed_words on public.jobs;
create trigger learn_changed_words after update of title, company_name, tags, status, expires_at on public.jobs
  for each row execute function public.learn_changed_words();

-- Forgets words that no open job has, among a few of those known, by chance: run again and again it comes to all of them.
-- How many. A word that is posted at this very moment may go too, and comes back with the next job that has it.
create function public.forget_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.job_words where word = any (array(
      select known.word from public.job_words as known tablesample bernoulli (forget_job_words.share_percent)
      where not exists (
        select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C'))
      limit 1000))
    returning 1)
  select count(*)::integer from forgotten
$$;
revoke execute on function public.forget_job_words(real) from public, anon, authenticated;
grant execute on function public.forget_job_words(real) to service_role;
