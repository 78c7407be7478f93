-- Open cases about what is still there: first those that wait for an operator, the highest risk first and of one risk the oldest, then
-- those whose owner was asked something. `title` and `company_name` say what and whose it is; an account's address and a message's
-- words are for whoever opens the case, which is noted.
create function public.case_queue(max_cases integer default 50)
returns table (id bigint, subject_kind text, subject_id uuid, risk integer, reasons jsonb, opened_at timestamptz, asked_at timestamptz,
  title text, company_name text, status text)
language sql stable security definer
set search_path = ''
as $$
  with waiting as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is null and subject is not null
    order by pending.risk desc, pending.opened_at, pending.id limit least(max_cases, 500)),
  asked as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is not null and subject is not null
    order by pending.asked_at limit least(max_cases, 500))
  select known.id, known.subject_kind, known.subject_id, known.risk, known.reasons, known.opened_at, known.asked_at,
    coalesce(subject ->> 'title', subject ->> 'headline', subject ->> 'company_name'),
    coalesce(subject ->> 'company_name', company.company_name), subject ->> 'status'
  from (select * from waiting union all select * from asked) as known
  left join public.employer_profiles as company on company.user_id = known.account_id
  order by known.asked_at is not null, case when known.asked_at is null then known.risk end desc,
    coalesce(known.asked_at, known.opened_at), known.id
$$;

grant execute on function public.case_queue(integer) to service_role;
