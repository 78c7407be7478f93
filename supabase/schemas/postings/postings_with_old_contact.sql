-- The former addresses of the viewer's account that are still the contact of postings that haven't ended. `postings`: how many, most first.
create function public.postings_with_old_contact() returns table (address text, postings bigint)
language sql stable security definer
set search_path = ''
as $$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.job_contacts as former on former.account_id = job.employer_id and former.was_own
    and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$$;

grant execute on function public.postings_with_old_contact() to authenticated, service_role;
