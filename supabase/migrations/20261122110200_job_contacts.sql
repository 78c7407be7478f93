-- Applications go to a contact who agreed. Whoever posts a job may name any address, so an address that is not the account's own
-- is asked once, in our words, and until it says yes everything about the job comes to the account's own address.

insert into public.settings (key, value, what) values
  ('contact_asks_a_day', 3, 'Contacts that an account may have asked in 24 hours whether they take applications.'),
  ('contact_asks_each', 3, 'How often an account may have one contact asked, once a day at most.');

-- What each address said to the account that named it. Belongs to the account, so deleting a job forgets no answer.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  asks integer not null default 0,
  asked_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  token_hash text unique,
  primary key (account_id, address)
);
create index job_contacts_asked on public.job_contacts (account_id, asked_at);

alter table public.job_contacts enable row level security;
revoke all on public.job_contacts from anon, authenticated;
grant all on public.job_contacts to service_role;

insert into public.job_slugs (slug) values ('job-contact') on conflict do nothing;

-- Whether an address takes emails about an account's jobs: it is the account's own, or agreed, or was proven by the account.
create function public.is_job_contact(account_id uuid, address text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = is_job_contact.account_id
      and account.email_confirmed_at is not null and lower(account.email) = lower(trim(is_job_contact.address)))
    or coalesce(
      (select contact.declined_at is null from public.job_contacts as contact
        where contact.account_id = is_job_contact.account_id and contact.address = lower(trim(is_job_contact.address))
          and coalesce(contact.confirmed_at, contact.declined_at) is not null),
      public.is_proven_address(is_job_contact.address, 'account:' || is_job_contact.account_id))
$$;

-- Where the emails about a job go: to its contact, or to the account while that has not agreed. Null when neither is proven.
create function public.job_recipient(job_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when job.is_demo or public.is_job_contact(job.employer_id, job.contact ->> 'email') then job.contact ->> 'email'
    else (select email from auth.users where id = job.employer_id and email_confirmed_at is not null) end
  from public.jobs as job where job.id = job_recipient.job_id
$$;

-- Asks an address whether it takes applications to an account's jobs. False when it may not be asked (again) today, or at all.
create function public.ask_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := ask_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- One at a time per account, or many at once would all be the first of the day.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(ask_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(ask_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.asked_at > now() - interval '1 day' or contact.asks >= public.setting('contact_asks_each')
    or public.setting('contact_asks_a_day') <= (select count(*) from public.job_contacts as asked
      where asked.account_id = account and asked.asked_at > now() - interval '1 day')
    or not public.take_unasked_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set asks = asks + 1, asked_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.asks);
  return true;
end
$$;

-- Asks the contact of what a person posts or changes, once; 'Send again' is the person's own doing.
create function public.ask_posted_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  named text := lower(trim(new.contact ->> 'email'));
begin
  if not public.is_job_contact(new.employer_id, named) and not exists (select from public.job_contacts as contact
      where contact.account_id = new.employer_id and contact.address = named and contact.asked_at is not null) then
    perform public.ask_job_contact(new.employer_id, named);
  end if;
  return null;
end
$$;
create trigger ask_contact after insert or update of contact, application_url on public.jobs
  for each row when (current_user in ('anon', 'authenticated') and new.application_url is null and new.status <> 'closed')
  execute function public.ask_posted_contact();

-- An address that somebody signed in with before was theirs, so their postings go on sending there until they change it (B34).
create or replace function public.remember_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (user_id, address) values (old.id, lower(old.email)) on conflict do nothing;
  if old.email_confirmed_at is not null then
    insert into public.job_contacts as contact (account_id, address, confirmed_at) values (old.id, lower(old.email), now())
      on conflict (account_id, address) do update set confirmed_at = now() where contact.declined_at is null;
  end if;
  return null;
end
$$;
insert into public.job_contacts (account_id, address, confirmed_at)
  select user_id, address, created_at from public.former_addresses;

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

-- Has a contact of the viewer's postings asked (again). False when that is not possible today.
create function public.ask_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.ask_job_contact((select auth.uid()), silent.address) from public.my_silent_contacts() as silent
    where silent.address = lower(trim(ask_my_contact.address)) and silent.is_askable), false)
$$;

-- What the holder of the secret is asked: {"companyName", "state": asked, confirmed or declined}; null for an unknown one.
create function public.find_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'asked' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(find_job_contact.manage_token)
$$;

-- Answers by the secret, and later the other way round if the mailbox changes its mind. What find_job_contact says then.
create function public.answer_job_contact(manage_token text, is_wanted boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if is_wanted is not null then
    update public.job_contacts
      set confirmed_at = case when is_wanted then coalesce(confirmed_at, now()) end,
        declined_at = case when not is_wanted then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(answer_job_contact.manage_token);
  end if;
  return public.find_job_contact(answer_job_contact.manage_token);
end
$$;

-- As before, to whom the emails about the job go; to nobody when nobody is proven, and then the site shows it.
create or replace function public.mail_to_employer(application_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-employer', recipient, jsonb_build_object('applicationId', application.id),
      'application-employer:' || application.id
    from public.applications as application, public.job_recipient(application.job_id) as recipient
    where application.id = mail_to_employer.application_id and recipient is not null
$$;

revoke execute on function public.is_job_contact(uuid, text), public.job_recipient(uuid),
  public.ask_job_contact(uuid, text), public.my_silent_contacts(), public.ask_my_contact(text)
from public, anon, authenticated;
grant execute on function public.is_job_contact(uuid, text), public.job_recipient(uuid), public.ask_job_contact(uuid, text)
to service_role;
grant execute on function public.my_silent_contacts(), public.ask_my_contact(text) to authenticated, service_role;
grant execute on function public.find_job_contact(text), public.answer_job_contact(text, boolean)
to anon, authenticated, service_role;
