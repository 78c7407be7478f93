-- Whether a reporter has been here for longer than a ring that was made for the purpose: an account with an address confirmed so many
-- days ago, or a browser that so long ago sent an application from an address that was proven. No employer has, who may be a rival,
-- nor has a browser in which one was signed in, whoever is in it now: the rival's own, with an old account for looking for work or none,
-- or that of the very employer who is reported.
create function public.has_report_standing(account_id uuid, browser_hash text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not exists (select from public.employer_profiles where user_id = has_report_standing.account_id)
    and not exists (select from public.account_traces as seen
      join public.employer_profiles as employer on employer.user_id = seen.account_id
      where seen.kind = 'browser' and seen.trace_hash = has_report_standing.browser_hash)
    and (exists (select from auth.users as account
        where account.id = has_report_standing.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('report_standing_days')))
      or exists (select from public.applications as application
        where application.browser_hash = has_report_standing.browser_hash and application.proven_at is not null
          and application.created_at < now() - make_interval(days => public.setting('report_standing_days'))))
$$;

grant execute on function public.has_report_standing(uuid, text) to service_role;
