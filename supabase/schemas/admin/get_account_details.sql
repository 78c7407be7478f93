-- Returns the details of an account and records the view in the audit log: the account, its company and profile, jobs, decisions, bans, and
-- identifiers. Null if there is no such account.
create function public.get_account_details(account_id uuid, admin_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account auth.users;
begin
  select * into account from auth.users where id = get_account_details.account_id;
  if not found then
    return null;
  end if;
  perform public.record_audit_event('looked', 'account', account.id::text, '{}', get_account_details.admin_id);
  return jsonb_build_object(
    'id', account.id, 'email', account.email, 'isConfirmed', account.email_confirmed_at is not null,
    'createdAt', account.created_at, 'lastSignInAt', account.last_sign_in_at,
    'bannedUntil', case when account.banned_until > now() then account.banned_until end,
    'isAdmin', exists (select from public.admins where user_id = account.id),
    'company', (select jsonb_build_object('id', id, 'name', company_name, 'description', company_description, 'since', created_at,
        'domain', verified_domain)
      from public.employer_profiles where user_id = account.id),
    'profile', (select jsonb_build_object('id', id, 'fullName', full_name, 'headline', headline, 'isVisible', is_visible)
      from public.job_seeker_profiles where user_id = account.id),
    'sentApplications', (select count(*) from public.applications where applicant_id = account.id),
    'jobCount', (select count(*) from public.jobs where employer_id = account.id),
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting)) from (
      select id, slug, title, company_name as "companyName", status, expires_at <= now() as "isOver", created_at as "postedAt",
        employer_id as "accountId"
      from public.jobs where employer_id = account.id order by created_at desc limit 50) as posting), '[]'),
    'openCases', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', subject_kind, 'openedAt', opened_at) order by id desc)
      from public.cases where account_id = account.id and closed_at is null), '[]'),
    'decisions', coalesce((select jsonb_agg(to_jsonb(past)) from (
      select decided.id, decided.decision, closed.subject_kind as kind, decided.reason, decided.decided_at as "decidedAt",
        (select email from auth.users where id = decided.decided_by) as "by"
      from public.cases as closed join public.decisions as decided on decided.case_id = closed.id
      where closed.account_id = account.id order by decided.decided_at desc limit 50) as past), '[]'),
    'bans', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'until', until) order by id)
      from public.bans where account_id = account.id and lifted_at is null and (until is null or until > now())), '[]'),
    'identifiers', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'shown', shown))
      from public.list_account_identifiers(account.id)), '[]'));
end
$$;

grant execute on function public.get_account_details(uuid, uuid) to service_role;
