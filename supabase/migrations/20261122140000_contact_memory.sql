-- That somebody was asked is remembered of the two accounts: neither founding a company again nor filling in a profile again
-- makes anybody who declined be asked once more, or gives a day more requests than it has.

insert into public.settings (key, value, what) values
  ('contact_requests_a_day', 30, 'How many talents a company may ask for contact within 24 hours.');

-- Whether the viewer owns a company profile (D26) and has confirmed the address of the account.
create function public.is_proven_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;
revoke execute on function public.is_proven_employer() from public, anon, authenticated;

create table public.asked_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);
create index asked_talents_newest on public.asked_talents (employer_id, asked_at);
create index asked_talents_talent on public.asked_talents (talent_user_id);
alter table public.asked_talents enable row level security;
revoke all on public.asked_talents from anon, authenticated;
grant all on public.asked_talents to service_role;

-- Remembers who asked whom, and whether the last answer was no.
create function public.remember_asked_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.asked_talents as known (employer_id, talent_user_id, asked_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set asked_at = greatest(known.asked_at, excluded.asked_at), is_declined = excluded.is_declined;
  return null;
end
$$;
create trigger remember_asked_talent after insert or update of status on public.contact_requests
  for each row execute function public.remember_asked_talent();

insert into public.asked_talents (employer_id, talent_user_id, asked_at, is_declined)
  select request.employer_id, talent.user_id, request.created_at, request.status = 'declined'
  from public.contact_requests as request join public.job_seeker_profiles as talent on talent.id = request.talent_id;

-- How the request of a company to a talent stands that is no longer stored itself: 'declined' for good, 'asked' for 30 days;
-- null where the talent may be asked.
create function public.remembered_request(employer_id uuid, talent_user_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when known.is_declined then 'declined' when known.asked_at > now() - interval '30 days' then 'asked' end
  from public.asked_talents as known
  where known.employer_id = remembered_request.employer_id and known.talent_user_id = remembered_request.talent_user_id
$$;
revoke execute on function public.remember_asked_talent(), public.remembered_request(uuid, uuid)
from public, anon, authenticated;

-- Asks a talent whom the viewer's company may see for contact, once; a mail asks them. So many requests a day as the settings
-- say, so that nobody writes to a whole city. A talent who declined is not asked again, and who said nothing not within 30 days.
create or replace function public.ask_talent(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_proven_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- One after the other, so that two tabs cannot both be the last of the day.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  stands := coalesce(stands, public.remembered_request(viewer, talent_user_id));
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.asked_talents as asked
      where asked.employer_id = viewer and asked.asked_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

-- The path of a talent's CV for a company whose request the talent accepted; null for everybody else.
create or replace function public.find_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = find_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_employer() and public.is_talent_visible(find_shared_cv.talent_id)
$$;
