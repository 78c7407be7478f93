-- Returns all risks of a posting: broken rules, its sender, its name, its pay, and its account's age. `field` is the form field for the
-- message. On an account's first day, a little weight is added if there is another risk. With the setting `approve_first_jobs`, the first
-- job of a new company is a risk by itself, so that an admin reviews it.
create function public.list_posting_risks(job public.jobs, account_id uuid)
returns table (rule text, weight integer, is_hard boolean, words text, in_sentence text, sentence text, replacement text, field text)
language sql stable security definer
set search_path = ''
as $$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.replacement,
      case when exists (select from public.match_trust_rules(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.match_trust_rules(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.list_sender_risks(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select borrowed.rule, borrowed.weight, false, borrowed.words, borrowed.words, borrowed.sentence, null, null
    from public.list_name_risks(job.company_name, list_posting_risks.account_id, job.location) as borrowed
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.list_pay_risks(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'the first job of a company', public.setting('hold_weight')::integer, false, '', '',
    'We look at the first job of each new company before it is shown.', null, null
  -- The account started to post within the last month, and no job of it is open or paused or was approved. Closed jobs don't count, because
  -- they may never have been shown.
  where public.setting('approve_first_jobs') = 1
    and (select limits.stage is not null from public.posting_limits(list_posting_risks.account_id) as limits)
    and not exists (select from public.jobs as shown
      where shown.employer_id = list_posting_risks.account_id and shown.status in ('open', 'paused'))
    and not exists (select from public.cases as seen
      where seen.account_id = list_posting_risks.account_id and seen.outcome = 'approved')
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(list_posting_risks.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$$;

grant execute on function public.list_posting_risks(public.jobs, uuid) to service_role;
