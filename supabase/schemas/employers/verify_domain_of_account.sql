-- Sets the verified domain of a company when its account's email address changes, and expires the pages of its jobs, which show it.
create function public.verify_domain_of_account(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  domain constant text := public.domain_of_account(account_id);
begin
  update public.employer_profiles set verified_domain = domain where user_id = account_id and verified_domain is distinct from domain;
  if found then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account_id and ended_at > now() - public.time_shown_after_end()
      on conflict do nothing;
  end if;
end
$$;
