-- Merges the company of `from_account` into the company of the account with `into_address`. Moves the first company's saved talents,
-- contact requests, contact addresses and jobs, with the applications to them. Then deletes that company; its account stays. Emails both
-- owners the reason. Returns the number of moved jobs. Throws NO_COMPANY if either account has no company, SAME_COMPANY if both accounts
-- are the same.
create function public.merge_companies(from_account uuid, into_address text, reason text, merged_by uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  into_account constant uuid := (select id from auth.users
    where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
  moved_jobs integer;
  removed public.employer_profiles;
  remaining public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into removed from public.employer_profiles where user_id = merge_companies.from_account;
  select * into remaining from public.employer_profiles where user_id = into_account;
  if removed.id is null or remaining.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select remaining.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = removed.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = removed.user_id and email_confirmed_at is not null) as own
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = remaining.user_id, idempotency_key = null,
      company_name = remaining.company_name, company_description = remaining.company_description, company_logo = remaining.company_logo,
      industry = remaining.industry
    where employer_id = removed.user_id;
  get diagnostics moved_jobs = row_count;
  perform set_config('merge_companies.runs', '', true);
  perform public.update_reply_record(remaining.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = remaining.user_id and ended_at > now() - public.ended_job_visibility()
    on conflict do nothing;
  update public.cases set account_id = remaining.user_id
    where account_id = removed.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = remaining.user_id where employer_id = removed.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = remaining.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = remaining.user_id where employer_id = removed.user_id
    and not exists (select from public.contact_requests as own
      where own.employer_id = remaining.user_id and own.talent_id = request.talent_id);
  delete from public.employer_profiles where id = removed.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('removedName', removed.company_name,
        'remainingName', remaining.company_name,
        'jobs', moved_jobs, 'reason', trim(merge_companies.reason), 'isRemaining', account.id = remaining.user_id),
      'companies-merged:' || removed.id || ':' || account.id
    from auth.users as account where account.id in (removed.user_id, remaining.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.record_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', removed.user_id, 'into', remaining.user_id, 'jobs', moved_jobs), merge_companies.merged_by)
    from unnest(array[removed.user_id, remaining.user_id]) as account;
  return moved_jobs;
end
$$;

grant execute on function public.merge_companies(uuid, text, text, uuid) to service_role;
