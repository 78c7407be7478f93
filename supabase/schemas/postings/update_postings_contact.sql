-- Replaces a former address of the viewer with the current one as the contact of postings that haven't ended. Returns the number of
-- postings.
create function public.update_postings_contact() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  moved integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.job_contacts as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.account_id = account.id
      and former.was_own and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics moved = row_count;
  return moved;
end
$$;

grant execute on function public.update_postings_contact() to authenticated, service_role;
