-- Queues the "Still hiring?" emails about jobs that were not confirmed for a week: one per account and contact, and at most once a week for
-- an account. An email includes jobs whose question will be due within three days, but no job that expires within a day. Returns the number
-- of jobs.
create function public.send_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  last_sent_at timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  job_count integer := 0;
begin
  -- One run at a time: two would split the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
    -- Locks the job before its question, as elsewhere, to prevent deadlocks.
    for update of owned skip locked
  loop
    -- Handled with another job of this run.
    if not exists (select from public.still_hiring where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select max(question.question_sent_at) into last_sent_at
      from public.still_hiring as question join public.jobs as owned on owned.id = question.job_id
      where owned.employer_id = due.employer_id;
    if last_sent_at > now_at - interval '7 days' then
      update public.still_hiring set due_at = last_sent_at + interval '7 days' where job_id = due.job_id;
      continue;
    end if;
    tokens := '{}';
    for job in
      select owned.* from public.jobs as owned join public.still_hiring as queued on queued.job_id = owned.id
      where owned.employer_id = due.employer_id and queued.due_at <= now_at + interval '3 days'
      order by queued.due_at
      limit 500
      for update of owned skip locked
    loop
      if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
        update public.still_hiring set due_at = null where job_id = job.id;
        continue;
      end if;
      recipient := public.job_recipient(job.id);
      -- Without a recipient there is no question, so the job can't be paused for a missing answer.
      if recipient is null then
        update public.still_hiring set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      update public.still_hiring set token_hash = public.sha256_hex(secret), question_sent_at = now_at, answered_at = null,
          paused_at = null, wait_until = null, mail_id = null
        where job_id = job.id;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      job_count := job_count + 1;
    end loop;
    for recipient in select jsonb_object_keys(tokens) loop
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('still-hiring', recipient, jsonb_build_object('manageTokens', tokens -> recipient),
          'still-hiring:' || due.employer_id || ':' || public.sha256_hex(recipient) || ':' || now_at)
        returning id into next_mail;
      update public.still_hiring set mail_id = next_mail
        where job_id in (select key::uuid from jsonb_object_keys(tokens -> recipient) as key);
    end loop;
  end loop;
  return job_count;
end
$$;

grant execute on function public.send_still_hiring(integer, timestamp with time zone) to service_role;
