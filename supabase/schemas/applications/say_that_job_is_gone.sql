-- However a job's row goes, whoever waits is told: also those whose answer was written and goes with the row unsent.
create function public.say_that_job_is_gone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gone_applications (token_hash, news_token_hash, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.news_token_hash, application.applicant_id, old.title, old.company_name, old.state_slug, old.city_slug,
      -- With its employer the job goes after the employer's row.
      case when exists (select from public.employer_profiles where user_id = old.employer_id)
        then 'job-deleted' else 'employer-left' end,
      application.status, application.created_at, least(old.ended_at, now())
    from public.applications as application where application.job_id = old.id
    on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isProven', application.proven_at is not null),
      'job-gone:' || application.id
    from public.may_be_told(array(
      select left_over.id from public.applications as left_over
      where left_over.job_id = old.id
        and (left_over.id in (select waiting.id from public.waiting_applications(old.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = left_over.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  return old;
end
$$;
