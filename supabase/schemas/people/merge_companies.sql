-- Makes two companies of one owner or firm a single one: jobs with their applications, saved talents, requests, and who may be written
-- to go to that of the account with the other address, and the other company is gone; its account stays. Both are told why. How many jobs. NO_COMPANY where one
-- has none, SAME_COMPANY for one and the same.
create function public.merge_companies(from_account uuid, into_address text, reason text, merged_by uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  into_account constant uuid := (select id from auth.users
    where lower(email) = lower(trim(merge_companies.into_address)) limit 1);
  moved integer;
  gone public.employer_profiles;
  kept public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into gone from public.employer_profiles where user_id = merge_companies.from_account;
  select * into kept from public.employer_profiles where user_id = into_account;
  if gone.id is null or kept.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select kept.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = gone.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = gone.user_id and email_confirmed_at is not null) as theirs
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = kept.user_id, idempotency_key = null,
      company_name = kept.company_name, company_description = kept.company_description, company_logo = kept.company_logo,
      industry = kept.industry
    where employer_id = gone.user_id;
  get diagnostics moved = row_count;
  perform set_config('merge_companies.runs', '', true);
  perform public.keep_reply_record(kept.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = kept.user_id and ended_at > now() - public.time_shown_after_end() on conflict do nothing;
  update public.cases set account_id = kept.user_id
    where account_id = gone.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = kept.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.contact_requests as own where own.employer_id = kept.user_id and own.talent_id = request.talent_id);
  delete from public.employer_profiles where id = gone.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('gone', gone.company_name, 'kept', kept.company_name,
        'jobs', moved, 'reason', trim(merge_companies.reason), 'isKept', account.id = kept.user_id),
      'companies-merged:' || gone.id || ':' || account.id
    from auth.users as account where account.id in (gone.user_id, kept.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', gone.user_id, 'into', kept.user_id, 'jobs', moved), merge_companies.merged_by)
    from unnest(array[gone.user_id, kept.user_id]) as account;
  return moved;
end
$$;

grant execute on function public.merge_companies(uuid, text, text, uuid) to service_role;
