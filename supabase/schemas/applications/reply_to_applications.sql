-- Replies to applicants of the viewer's own job: an invitation shortlists, a rejection rejects, a message leaves the status.
-- Returns counts as {"sent": …, "held": …, "repeated": …}: sent to verified addresses, held on the application's page for unverified
-- addresses, and skipped because the application had this reply before. Applications to other jobs are ignored.
-- Raises PT404 NOT_YOUR_JOB, PT400 INVALID_ANSWER, PT409 WORDS_REFUSED and PT429 TOO_MANY_MESSAGES.
create function public.reply_to_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  reply_key text := case when reply_to_applications.kind = 'message'
    then 'message:' || md5(reply_to_applications.subject || E'\n' || reply_to_applications.body) else reply_to_applications.kind end;
  replied_ids uuid[];
  unverified_id uuid;
  requested_count integer;
  sent_count integer;
begin
  if not public.owns_job(reply_to_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(reply_to_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(reply_to_applications.subject)) between 1 and 200 and reply_to_applications.subject !~ '[[:cntrl:]]'
    and length(trim(reply_to_applications.body)) between 1 and 5000
    and cardinality(reply_to_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  perform public.assert_words_allowed(concat_ws(E'\n', reply_to_applications.subject, reply_to_applications.body), 'body');
  select count(*) into requested_count from public.applications
    where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', reply_key, reply_to_applications.subject, reply_to_applications.body from public.applications
      where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into replied_ids from written;
  if reply_to_applications.kind = 'message' then
    perform public.count_messages(replied_ids);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', reply_to_applications.subject,
        'body', reply_to_applications.body, 'manageToken', public.add_application_link(application.id)),
      'application-answer:' || application.id || ':' || reply_key
    from public.applications as application where application.id = any (replied_ids) and application.email_verified_at is not null
    order by application.id
    on conflict (dedupe_key) do nothing;
  get diagnostics sent_count = row_count;
  for unverified_id in select id from public.applications where id = any (replied_ids) and email_verified_at is null
    order by public.normalize_mailbox(email) loop
    perform public.queue_reply_notice(unverified_id);
  end loop;
  if reply_to_applications.kind <> 'message' then
    update public.applications
      set status = case reply_to_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = reply_to_applications.job_id and id = any (reply_to_applications.application_ids)
        and status is distinct from case reply_to_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent_count, 'held', cardinality(replied_ids) - sent_count,
    'repeated', requested_count - cardinality(replied_ids));
end
$$;

grant execute on function public.reply_to_applications(uuid, uuid[], text, text, text) to authenticated, service_role;
