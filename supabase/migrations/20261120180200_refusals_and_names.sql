-- Two corrections of what was there before.

-- The key of IndexNow is read from this address, so no job may have it as its slug (D10).
insert into public.job_slugs (slug) values ('indexnow') on conflict do nothing;

-- Answers applicants of one's own job by mail: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "repeated": …}: an application that had this answer before gets no second mail. Raises PT404 NOT_YOUR_JOB for
-- somebody else's job and PT400 INVALID_ANSWER; applications of other jobs in the list are passed over.
create or replace function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  wanted integer;
  sent integer;
begin
  if not public.owns_job(answer_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(answer_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(answer_applications.subject)) between 1 and 200 and answer_applications.subject !~ '[[:cntrl:]]'
    and length(trim(answer_applications.body)) between 1 and 5000
    and cardinality(answer_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with answered as (
    insert into public.application_events (application_id, job_id, kind, answer)
      select id, job_id, 'mailed', said from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body),
      'application-answer:' || application.id || ':' || said
    from answered join public.applications as application on application.id = answered.application_id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'repeated', wanted - sent);
end
$$;
