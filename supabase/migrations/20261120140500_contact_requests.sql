-- Saved talents with notes, and contact: an employer asks, the talent accepts or declines, and only an acceptance shares the
-- mail address, the CV and, if the talent gives one, a phone number (D25, D29).

insert into public.job_slugs (slug) values ('contact-request') on conflict do nothing;

alter table public.saved_talents add column note text check (length(note) <= 2000);
grant update (note) on public.saved_talents to authenticated;
create policy "employers note what they think of saved talents" on public.saved_talents
  for update to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()))
  with check (employer_id = (select auth.uid()));

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  message text not null check (length(trim(message)) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  phone text check (length(phone) <= 40),
  -- The secret of the mail's link; the table has the hash.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (employer_id, talent_id)
);
create index contact_requests_talent on public.contact_requests (talent_id);

-- No grants: every way in is a function below.
alter table public.contact_requests enable row level security;
revoke all on public.contact_requests from anon, authenticated;
grant all on public.contact_requests to service_role;

-- Asks a talent whom the viewer's company may see for contact, once; a mail asks them. At most 30 requests a day, so that
-- nobody writes to a whole city. A talent who declined is not asked again.
create function public.ask_talent(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  address text;
  request_id uuid;
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  -- One after the other, so that two tabs cannot both be the thirtieth.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.contact_requests as request
      where request.employer_id = viewer and request.created_at > now() - interval '1 day') >= 30 then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  select account.email into address from public.job_seeker_profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id and not profile.is_demo;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

-- What the holder of a mail's link is asked: who asks, in which words, and how the request stands; null for an unknown one.
create function public.find_contact_request(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', request.id, 'companyName', employer.company_name, 'companyDescription',
    employer.company_description, 'companyLogo', employer.company_logo, 'industry', employer.industry,
    'city', employer.location #>> '{address,city}', 'state', employer.location #>> '{address,state}',
    'message', request.message, 'status', request.status, 'phone', request.phone, 'askedAt', request.created_at,
    'hasCv', talent.cv_url is not null)
  from public.contact_requests as request
  join public.employer_profiles as employer on employer.user_id = request.employer_id
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.token_hash = public.sha256_hex(manage_token)
$$;

-- Writes a talent's answer and tells the employer of a first or changed one; an acceptance can be taken back by declining.
create function public.settle_contact_request(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  answer text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  update public.contact_requests as asked
    set status = answer, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where asked.id = request_id and asked.status <> answer
    returning * into request;
  if not found then
    return (select asked.status from public.contact_requests as asked where asked.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', answer),
      'contact-answer:' || request_id || ':' || answer
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return answer;
end
$$;

-- Answers by the secret of the mail, without an account. How the request stands then; null for an unknown one.
create function public.answer_contact_by_mail(manage_token text, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, is_accepted, phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(manage_token) and is_accepted is not null
$$;

-- Answers on the site; only the talent who was asked can. Null for everybody else.
create function public.answer_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, is_accepted, answer_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

-- The companies that saved the viewer's profile or asked for contact, newest first.
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, asked_at timestamptz, is_hidden_from boolean)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at,
    exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id
      and (hidden.company_key = lower(employer.company_name) or hidden.employer_ids @> array[employer.user_id]))
  from public.job_seeker_profiles as talent
  join public.employer_profiles as employer on true
  left join public.saved_talents as saved on saved.employer_id = employer.user_id and saved.talent_id = talent.id
  left join public.contact_requests as request on request.employer_id = employer.user_id and request.talent_id = talent.id
  where talent.user_id = (select auth.uid())
    and employer.user_id in (
      select one.employer_id from public.saved_talents as one where one.talent_id = talent.id
      union select one.employer_id from public.contact_requests as one where one.talent_id = talent.id)
  order by coalesce(request.created_at, saved.created_at) desc, employer.company_name
$$;

-- The viewer's saved talents, newest first. Of one who is hidden now only the row itself is left; mail and phone are there
-- after an acceptance alone.
create function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean)
language sql stable security definer
set search_path = ''
as $$
  select saved.talent_id, saved.created_at, saved.note, talent.id is not null, talent.full_name, talent.headline, talent.bio,
    talent.skills, talent.experience_years, talent.available_from, talent.desired_job_types, talent.desired_salary,
    talent.location #>> '{address,city}', talent.location #>> '{address,state}', request.status,
    case when request.status = 'accepted' then account.email end,
    case when request.status = 'accepted' then request.phone end,
    request.status = 'accepted' and talent.cv_url is not null
  from public.saved_talents as saved
  left join public.job_seeker_profiles as talent on talent.id = saved.talent_id and public.is_talent_visible(saved.talent_id)
  left join public.contact_requests as request
    on request.employer_id = saved.employer_id and request.talent_id = talent.id
  left join auth.users as account on account.id = talent.user_id
  where saved.employer_id = (select auth.uid()) and public.is_employer()
  order by saved.created_at desc, saved.talent_id
$$;

-- The path of a talent's CV for a company whose request the talent accepted; null for everybody else.
create function public.find_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = find_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_talent_visible(find_shared_cv.talent_id)
$$;

revoke execute on function public.ask_talent(uuid, text), public.find_contact_request(text),
  public.settle_contact_request(uuid, boolean, text), public.answer_contact_by_mail(text, boolean, text),
  public.answer_contact(uuid, boolean, text), public.my_interested_companies(), public.my_saved_talents(),
  public.find_shared_cv(uuid)
from public, anon, authenticated;
grant execute on function public.find_contact_request(text), public.answer_contact_by_mail(text, boolean, text)
to anon, authenticated, service_role;
grant execute on function public.ask_talent(uuid, text), public.answer_contact(uuid, boolean, text),
  public.my_interested_companies(), public.my_saved_talents(), public.find_shared_cv(uuid)
to authenticated, service_role;
