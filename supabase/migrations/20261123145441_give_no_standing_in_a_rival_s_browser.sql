-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.has_report_standing (
  account_id   uuid,
  browser_hash text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.employer_profiles where user_id = has_report_standing.account_id)
    and not exists (select from public.account_traces as seen
      join public.employer_profiles as employer on employer.user_id = seen.account_id
      where seen.kind = 'browser' and seen.trace_hash = has_report_standing.browser_hash)
    and (exists (select from auth.users as account
        where account.id = has_report_standing.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('report_standing_days')))
      or exists (select from public.applications as application
        where application.browser_hash = has_report_standing.browser_hash and application.proven_at is not null
          and application.created_at < now() - make_interval(days => public.setting('report_standing_days'))))
$function$;

create or replace function public.remember_removed_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
