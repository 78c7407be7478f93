-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "postpone" on "public"."still_hiring";

drop index "public"."still_hiring_pending";

alter table "public"."still_hiring_due"
  drop constraint "still_hiring_due_job_id_fkey";

alter table "public"."still_hiring_rounds"
  drop constraint "still_hiring_rounds_account_id_fkey";

drop table "public"."still_hiring_due";

drop table "public"."still_hiring_rounds";

alter table "public"."still_hiring"
  add column "due_at" timestamp with time zone;

alter table "public"."still_hiring"
  alter column "asked_at" drop not null;

alter table "public"."still_hiring"
  alter column "token_hash" drop not null;

create or replace function public.answer_still_hiring (
  manage_token text,
  is_hiring    boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  question public.still_hiring;
  job public.jobs;
begin
  -- A job is locked before its question, as by its opening, so that no two wait for each other.
  perform from public.jobs where id = public.job_of_question(answer_still_hiring.manage_token) for update;
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$function$;

create or replace function public.ask_still_hiring (
  max_jobs integer                  default 50,
  now_at   timestamp with time zone default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due record;
  last_round timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  asked integer := 0;
begin
  -- One run at a time, or two would share out the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
    -- A job is locked before its question here as elsewhere, so that no two wait for each other.
    for update of owned skip locked
  loop
    -- Asked with another job of this run, or struck off.
    if not exists (select from public.still_hiring where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select max(question.asked_at) into last_round
      from public.still_hiring as question join public.jobs as owned on owned.id = question.job_id
      where owned.employer_id = due.employer_id;
    if last_round > now_at - interval '7 days' then
      update public.still_hiring set due_at = last_round + interval '7 days' where job_id = due.job_id;
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
      -- Nobody can be asked: then nobody's silence pauses it either.
      if recipient is null then
        update public.still_hiring set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      update public.still_hiring set token_hash = public.sha256_hex(secret), asked_at = now_at, answered_at = null, paused_at = null,
          wait_until = null, mail_id = null
        where job_id = job.id;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      asked := asked + 1;
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
  return asked;
end
$function$;

create or replace function public.guard_job()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.salary := public.unwrap_json(new.salary);
  new.contact := public.unwrap_json(new.contact);
  if jsonb_typeof(new.salary) = 'null' then
    new.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(new.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  new.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(new.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    -- Jobs go from one company to another by `merge_companies` alone.
    if current_setting('merge_companies.runs', true) is distinct from 'yes' then
      new.employer_id := old.employer_id;
    end if;
  end if;
  -- No checks of the table: a posting from before these rules can still be closed.
  if new.contact ->> 'phone' <> '' and not public.is_phone(new.contact ->> 'phone')
    and (tg_op = 'INSERT' or new.contact is distinct from old.contact) then
    raise exception 'Invalid contact phone' using errcode = '23514', constraint = 'jobs_contact_phone';
  end if;
  if (tg_op = 'INSERT' or (new.salary, new.type) is distinct from (old.salary, old.type))
    and not public.is_pay_for_its_period(new.salary, new.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if (tg_op = 'INSERT' or new.location is distinct from old.location)
    and public.is_po_box(new.location #>> '{address,street}') then
    raise exception 'A job is not at a post office box.' using errcode = '23514', constraint = 'jobs_street_is_no_box';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
    new.close_reason := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    -- Only what judges a job shows it or hides it (D90); its employer may end it.
    if tg_op = 'UPDATE' and new.status <> old.status
        and (new.status = 'held' or (old.status = 'held' and new.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + public.default_open_time());
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return new;
end
$function$;

create or replace function public.pause_silent_jobs (
  max_jobs integer                  default 50,
  now_at   timestamp with time zone default now()
)
  returns table (
    id          uuid,
    slug        text,
    employer_id uuid,
    state_slug  text,
    city_slug   text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  last_run timestamptz;
  silent record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, done_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select done_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where asked_at is not null and answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set done_until = greatest(last_run, now_at) where step = 'still-hiring';

  for silent in
    select pending.mail_id, min(pending.asked_at) as asked_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      -- Both at once and without waiting: a job that its employer changes meanwhile has its turn in the next run.
      select pending.job_id from public.still_hiring as pending join public.jobs as owned on owned.id = pending.job_id
      where pending.mail_id = silent.mail_id and pending.answered_at is null and pending.paused_at is null
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
        -- Paused, closed or expired meanwhile: that was an answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || silent.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$function$;

create or replace function public.postpone_still_hiring()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.due_at := greatest(new.asked_at, new.answered_at) + interval '7 days';
  return new;
end
$function$;

create or replace function public.queue_still_hiring()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.still_hiring as known (job_id, due_at) values (new.id, new.created_at + interval '7 days')
    on conflict (job_id) do update
      set due_at = greatest(excluded.due_at, greatest(known.asked_at, known.answered_at) + interval '7 days')
      where known.due_at is null;
  return null;
end
$function$;

create index still_hiring_due on public.still_hiring using btree (due_at);

create index still_hiring_pending on public.still_hiring using btree (asked_at)
  where ((asked_at is not null) AND (answered_at is null) AND (paused_at is null));

create trigger postpone
  before update of asked_at, answered_at on public.still_hiring
  for each row
  execute function public.postpone_still_hiring();
