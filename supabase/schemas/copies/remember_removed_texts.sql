-- What an operator removes is known when somebody posts it again: a job, or all of a company's or of a banned account's. A copy that
-- is removed is not, for its words are somebody else's.
create function public.remember_removed_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.posting_sketches as sketch set is_removed = new.decision in ('remove', 'ban')
    from public.cases as decided
    where decided.id = new.case_id
      and decided.subject_kind in ('job', 'company', 'account')
      -- What was taken down by itself stays so, and all of it where its account or company is still out: the one may be let in again
      -- without the other, and a warning that is taken back lets nobody in.
      and (new.decision in ('remove', 'ban') or decided.subject_kind = 'job'
        or (not public.is_removed_job(sketch.job_id)
          and (decided.subject_kind = 'company' or not public.has_removed(decided.account_id, 'company'))
          and not exists (select from public.bans as standing
            where standing.kind = 'account' and standing.value = decided.account_id::text and standing.lifted_at is null
              and coalesce(standing.until, 'infinity') > now())))
      and sketch.job_id = any (case when decided.subject_kind = 'job' then array[decided.subject_id]
        else array(select id from public.jobs where employer_id = decided.account_id) end)
      and not (new.decision in ('remove', 'ban') and exists (select from public.cases as copied
        where copied.subject_kind = 'job' and copied.subject_id = sketch.job_id and copied.reasons @> '[{"rule": "a copy"}]'));
  return null;
end
$$;
