-- Updates a company's verified domain after the email address of its account changed, and marks the pages of its jobs as stale.
create function public.update_verified_domain(account_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  domain constant text := public.get_account_domain(account_id);
begin
  update public.employer_profiles set verified_domain = domain where user_id = account_id and verified_domain is distinct from domain;
  if found then
    insert into public.stale_jobs (job_id)
      select id from public.jobs where employer_id = account_id and ended_at > now() - public.ended_job_visibility()
      on conflict do nothing;
  end if;
end
$$;
