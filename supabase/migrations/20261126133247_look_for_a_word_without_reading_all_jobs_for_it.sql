-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.forget_job_words (
  share_percent real default 1
)
  returns integer
  language sql
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  set enable_indexonlyscan to 'off'
  AS $function$
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
$function$;

create or replace function public.make_figure()
  returns table (
    failure text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_few constant boolean := public.are_jobs_few();
  due jsonb;
begin
  if not is_few then
    insert into public.kept_figures (question, asked_at) select site, now() - interval '1 day' from public.site_figures() as site
      on conflict do nothing;
  end if;
  delete from public.kept_figures
    where asked_at < now() - interval '1 day' and (is_few or question not in (select public.site_figures()));
  select question into due from public.kept_figures
    where made_at is null
      or made_at < now() - greatest(case when asked_at <= now() - interval '1 day' then interval '1 day' else interval '10 minutes' end, 100 * took)
    order by made_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return;
  end if;
  begin
    perform public.keep_figure(due);
  exception when others or query_canceled then
    update public.kept_figures set made_at = now() where question = due;
    failure := format('%s: %s', due, sqlerrm);
  end;
  return next;
end
$function$;
