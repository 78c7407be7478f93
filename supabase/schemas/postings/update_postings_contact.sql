-- Sets the account's current address as contact of the viewer's postings whose contact is a former address and that haven't ended. Returns
-- the number of postings.
create function public.update_postings_contact() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  updated integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.job_contacts as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.account_id = account.id
      and former.was_own and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics updated = row_count;
  return updated;
end
$$;

grant execute on function public.update_postings_contact() to authenticated, service_role;
