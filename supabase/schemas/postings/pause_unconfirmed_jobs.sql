-- Pauses the jobs whose "Still hiring?" email was sent five days ago and not answered, and returns them. For each of these emails, queues
-- one email with links to reopen its jobs. If this step hasn't run for a day or more, all unanswered questions get two more days.
create function public.pause_unconfirmed_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  batch record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, completed_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select completed_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where question_sent_at is not null and answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set completed_until = greatest(last_run, now_at) where step = 'still-hiring';

  for batch in
    select pending.mail_id, min(pending.question_sent_at) as question_sent_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      -- Locks both rows and skips locked ones: a job that its employer is changing is handled by the next run.
      select pending.job_id from public.still_hiring as pending join public.jobs as owned on owned.id = pending.job_id
      where pending.mail_id = batch.mail_id and pending.answered_at is null and pending.paused_at is null
        and coalesce(pending.wait_until <= now_at, true)
      for update skip locked
    loop
      update public.jobs set status = 'paused'
        where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
      if found then
        secret := encode(extensions.gen_random_bytes(32), 'hex');
        update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
          where job_id = question.job_id;
        recipient := coalesce(public.job_recipient(job.id), '');
        tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
        return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
      else
        -- A job that was paused, closed or expired meanwhile needs no answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || batch.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$$;

grant execute on function public.pause_unconfirmed_jobs(integer, timestamp with time zone) to service_role;
