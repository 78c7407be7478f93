-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.answer_applications (
  job_id          uuid,
  application_ids uuid[],
  kind            text,
  subject         text,
  body            text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
        'body', answer_applications.body),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
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
$function$;

create or replace function public.ask_talent (
  talent_id uuid,
  message   text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_proven_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- One after the other, so that two tabs cannot both be the last of the day.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  stands := coalesce(stands, public.remembered_request(viewer, talent_user_id));
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.asked_talents as asked
      where asked.employer_id = viewer and asked.asked_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  perform public.refuse_words(message, 'message');
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$function$;

create or replace function public.judge_posting (
  job        public.jobs,
  account_id uuid
)
  returns table (
    rule        text,
    weight      integer,
    is_hard     boolean,
    words       text,
    in_sentence text,
    sentence    text,
    better      text,
    field       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.better,
      case when exists (select from public.judge_words(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.judge_words(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.judge_sender(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.judge_pay(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  where public.setting('approve_first_jobs') = 1
    and not exists (select from public.jobs as shown
      where shown.employer_id = judge_posting.account_id and shown.id <> (judge_posting.job).id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = judge_posting.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(judge_posting.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$function$;

create or replace function public.refuse_words (
  given text,
  field text
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  refused jsonb;
begin
  select (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', refuse_words.field)
      order by broken.is_hard desc, broken.weight desc)) -> 0 into refused
    from public.judge_words(refuse_words.given) as broken
    having bool_or(broken.is_hard) or sum(broken.weight) >= public.setting('hold_weight');
  if refused is not null then
    raise exception 'WORDS_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
end
$function$;

alter function "public"."refuse_words"(text, text) owner to "postgres";

revoke all on function "public"."refuse_words"(text, text) from public;

revoke all on function "public"."refuse_words"(text, text) from "postgres";

grant execute on function "public"."refuse_words"(text, text) to "postgres";

grant execute on function "public"."refuse_words"(text, text) to "service_role";
