-- Returns open cases with an existing subject: first the cases waiting for an admin, by risk and then age, then the cases waiting
-- for their owner's reply. `title` and `company_name` identify the subject. Addresses and messages are only shown in the case itself, whose
-- views are audited.
create function public.case_queue(max_cases integer default 50)
returns table (id bigint, subject_kind text, subject_id uuid, risk integer, reasons jsonb, opened_at timestamptz,
  question_sent_at timestamptz, title text, company_name text, status text)
language sql stable security definer
set search_path = ''
as $$
  with waiting as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.question_sent_at is null and subject is not null
    order by pending.risk desc, pending.opened_at, pending.id limit least(max_cases, 500)),
  awaiting_reply as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.question_sent_at is not null and subject is not null
    order by pending.question_sent_at limit least(max_cases, 500))
  select listed.id, listed.subject_kind, listed.subject_id, listed.risk, listed.reasons, listed.opened_at, listed.question_sent_at,
    coalesce(subject ->> 'title', subject ->> 'headline', subject ->> 'company_name'),
    coalesce(subject ->> 'company_name', company.company_name), subject ->> 'status'
  from (select * from waiting union all select * from awaiting_reply) as listed
  left join public.employer_profiles as company on company.user_id = listed.account_id
  order by listed.question_sent_at is not null, case when listed.question_sent_at is null then listed.risk end desc,
    coalesce(listed.question_sent_at, listed.opened_at), listed.id
$$;

grant execute on function public.case_queue(integer) to service_role;
