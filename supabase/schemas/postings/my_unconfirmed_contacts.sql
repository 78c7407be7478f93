-- The addresses that are contacts of the viewer's postings but have not consented to receive applications, with their state ('unsent',
-- 'pending' or 'declined'). `can_email`: whether the viewer may send the request for consent now.
create function public.my_unconfirmed_contacts() returns table (address text, state text, can_email boolean)
language sql stable security definer
set search_path = ''
as $$
  select named.address,
    case when contact.declined_at is not null then 'declined' when contact.emailed_at is not null then 'pending' else 'unsent' end,
    contact.declined_at is null and coalesce(contact.emails_sent, 0) < public.setting('contact_emails_each')
      and coalesce(contact.emailed_at <= now() - interval '1 day', true)
  from (
    select distinct lower(trim(job.contact ->> 'email')) as address from public.jobs as job
    where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
      and job.application_url is null and not job.is_demo) as named
  left join public.job_contacts as contact on contact.account_id = (select auth.uid()) and contact.address = named.address
  where not public.is_job_contact((select auth.uid()), named.address)
  order by 1
$$;

grant execute on function public.my_unconfirmed_contacts() to authenticated, service_role;
