-- The contacts of the viewer's postings that take no emails (yet): 'unasked', 'asked' or 'declined', and whether the viewer may
-- have them asked (again) now.
create function public.my_silent_contacts() returns table (address text, state text, is_askable boolean)
language sql stable security definer
set search_path = ''
as $$
  select named.address,
    case when contact.declined_at is not null then 'declined' when contact.asked_at is not null then 'asked' else 'unasked' end,
    contact.declined_at is null and coalesce(contact.asks, 0) < public.setting('contact_asks_each')
      and coalesce(contact.asked_at <= now() - interval '1 day', true)
  from (
    select distinct lower(trim(job.contact ->> 'email')) as address from public.jobs as job
    where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
      and job.application_url is null and not job.is_demo) as named
  left join public.job_contacts as contact on contact.account_id = (select auth.uid()) and contact.address = named.address
  where not public.is_job_contact((select auth.uid()), named.address)
  order by 1
$$;

grant execute on function public.my_silent_contacts() to authenticated, service_role;
