-- Answers applicants of one's own job: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "held": …, "repeated": …}: who proved the address gets it by email, for everybody else it is held on the page of
-- the application, and an application that had this answer before gets it no second time. Raises PT404 NOT_YOUR_JOB for somebody
-- else's job, PT400 INVALID_ANSWER, PT409 WORDS_REFUSED and PT429 TOO_MANY_MESSAGES; applications of other jobs in the list are passed over.
create function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  answered uuid[];
  waiting uuid;
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
  perform public.refuse_words(concat_ws(E'\n', answer_applications.subject, answer_applications.body), 'body');
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', said, answer_applications.subject, answer_applications.body from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into answered from written;
  if answer_applications.kind = 'message' then
    perform public.count_messages(answered);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body, 'manageToken', public.add_application_link(application.id)),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
    order by application.id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  for waiting in select id from public.applications where id = any (answered) and proven_at is null
    order by public.mailbox_of(email) loop
    perform public.mail_news(waiting);
  end loop;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'held', cardinality(answered) - sent, 'repeated', wanted - cardinality(answered));
end
$$;

grant execute on function public.answer_applications(uuid, uuid[], text, text, text) to authenticated, service_role;
