-- Returns whether a reporter has existed for longer than accounts made for abuse: an account whose address was confirmed long enough ago,
-- or a browser that sent an application from a verified address that long ago. Employers are never trusted, because they may be rivals.
-- Neither is a browser in which an employer was signed in, with any account: it may be the rival's or the reported employer's own.
create function public.is_trusted_reporter(account_id uuid, browser_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not exists (select from public.employer_profiles where user_id = is_trusted_reporter.account_id)
    and not exists (select from public.account_fingerprints as seen
      join public.employer_profiles as employer on employer.user_id = seen.account_id
      where seen.kind = 'browser' and seen.fingerprint_hash = is_trusted_reporter.browser_hash)
    and (exists (select from auth.users as account
        where account.id = is_trusted_reporter.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('trusted_reporter_days')))
      or exists (select from public.applications as application
        where application.browser_hash = is_trusted_reporter.browser_hash and application.email_verified_at is not null
          and application.created_at < now() - make_interval(days => public.setting('trusted_reporter_days'))))
$$;

grant execute on function public.is_trusted_reporter(uuid, text) to service_role;
