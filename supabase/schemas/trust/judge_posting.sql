-- All that speaks against showing a posting: the rules that its words break, whose it seems to be, and what it pays. `field` is where
-- the form shows it. What is new counts a little more, where something else does,
-- and by itself where the setting `approve_first_jobs` says that an operator looks at each company's first job.
create function public.judge_posting(job public.jobs, account_id uuid)
returns table (rule text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, better text, field text)
language sql stable security definer
set search_path = ''
as $$
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
    select borrowed.rule, borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null, null
    from public.judge_name(job.company_name, judge_posting.account_id, job.location) as borrowed
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.judge_pay(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  -- Who began to post within the month and has nothing that is or was let through. A job that was closed may never have been shown.
  where public.setting('approve_first_jobs') = 1
    and (select limits.stage is not null from public.posting_limits(judge_posting.account_id) as limits)
    and not exists (select from public.jobs as shown
      where shown.employer_id = judge_posting.account_id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = judge_posting.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(judge_posting.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$$;

grant execute on function public.judge_posting(public.jobs, uuid) to service_role;
