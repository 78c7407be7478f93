-- Stores fingerprints of the texts of removed jobs (one job, or all of a removed company or banned account), and deletes them when the
-- removal is reversed. Removed copies are skipped: their text belongs to another account.
create function public.record_removed_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.cases;
  job_ids uuid[];
begin
  delete from public.removed_texts where removed_at < now() - interval '1 year';
  select * into decided from public.cases where id = new.case_id and subject_kind in ('job', 'company', 'account');
  job_ids := case when decided.subject_kind = 'job' then array[decided.subject_id]
    else array(select id from public.jobs where employer_id = decided.account_id) end;
  if new.decision in ('remove', 'ban') then
    insert into public.removed_texts (job_id, text_fingerprint)
      select job.id, public.text_fingerprint(job.description) from public.jobs as job
      where job.id = any (job_ids) and not exists (select from public.cases as copied
          where copied.subject_kind = 'job' and copied.subject_id = job.id and copied.reasons @> '[{"rule": "a copy"}]')
      on conflict (job_id) do update set removed_at = now();
  -- A job that was removed on its own stays removed, and so do all jobs while their account is banned or their company removed.
  elsif decided.subject_kind = 'job' or not ((decided.subject_kind = 'account' and public.is_subject_removed(decided.account_id, 'company'))
      or exists (select from public.bans as standing
        where standing.kind = 'account' and standing.value = decided.account_id::text and standing.lifted_at is null
          and coalesce(standing.until, 'infinity') > now())) then
    delete from public.removed_texts as removed
      where removed.job_id = any (job_ids) and (decided.subject_kind = 'job' or not public.is_job_removed(removed.job_id));
  end if;
  return null;
end
$$;
