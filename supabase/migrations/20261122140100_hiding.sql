-- Hiding from a company holds against its other spellings, and nobody can tell from two lists who hides: whoever hides from
-- anybody has no public card, and what a company hidden from kept of them goes as if they had deleted their profile.

-- What two spellings of one company have in common: case, accents, letters that only look alike, spaces, punctuation, a leading
-- 'the' and legal forms do not count. A name of nothing else stays as it is.
create function public.company_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (
    select trim(regexp_replace(
      -- 'L.L.C.' and 'Joe''s' are one word each.
      regexp_replace(
        lower(translate(
          normalize(regexp_replace(normalize(replace(replace(left(name, 300), 'ß', 'ss'), '&', ' and '), NFKD),
            '[\u0300-\u036f]', '', 'g'), NFC),
          -- Cyrillic and Greek letters as what they look like, and Latin ones that do not decompose.
          'АВЕЅІЈКМНОРСТУХԚԜавеѕіјкмнорстухԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχØøŁłĐđÐðıħ0',
          'ABESIJKMHOPCTYXQWabesijkmhopctyxqwABEZHIKMNOPTYXaikvoptuxOoLlDdDdihO')
          collate "und-x-icu"),
        '[.''’`´]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g')) as words),
  bare as (
    select words, regexp_replace(
      regexp_replace(replace(regexp_replace(' ' || words, '^ the (?=.)', ' '), '  ', ' '),
        '( (and|inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation|gmbh|mbh|ug|haftungsbeschrankt|ag|kg|kgaa|ohg|ev|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps|plc|pllc|pc|pty|pte|pvt|private|group|holding|holdings))+$', ''),
      '(gmbh|llc|ltd)$', '') as core
    from folded)
  select coalesce(nullif(replace(core, ' ', ''), ''), nullif(replace(words, ' ', ''), ''), lower(trim(left(name, 300)))) from bare
$$;
revoke execute on function public.company_key(text) from public, anon;
-- The generated column and the index call it as the writer.
grant execute on function public.company_key(text) to authenticated, service_role;

-- Two spellings of one company become one row, the older.
alter table public.hidden_companies drop constraint hidden_companies_pkey, drop column company_key;
alter table public.hidden_companies
  add column company_key text not null generated always as (public.company_key(company_name)) stored;
delete from public.hidden_companies as hidden using public.hidden_companies as earlier
  where earlier.user_id = hidden.user_id and earlier.company_key = hidden.company_key
    and (earlier.created_at, earlier.company_name) < (hidden.created_at, hidden.company_name);
alter table public.hidden_companies add primary key (user_id, company_key);
create index hidden_companies_key on public.hidden_companies (company_key);
grant select (company_key) on public.hidden_companies to authenticated;

drop index public.employer_profiles_name;
create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

-- Whether a talent hides from any company, so that a search need not look it up.
alter table public.job_seeker_profiles add column hides_from_some boolean not null default false;
drop index public.job_seeker_profiles_public_point;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour, hides_from_some) where is_visible;
-- Hiding is no change of the profile.
drop trigger touch_updated_at on public.job_seeker_profiles;
create trigger touch_updated_at
  before update of full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location, search_radius,
    cv_url, available_from, is_visible
  on public.job_seeker_profiles for each row execute function public.touch_updated_at();

-- Who bears the name now is kept, so that a company cannot come back under another one.
create or replace function public.note_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where public.company_key(employer.company_name) = public.company_key(new.company_name));
  return new;
end
$$;

-- Takes what companies kept of a talent and asked, as the deletion of the profile would; that they asked stays remembered.
create function public.forget_talent_at(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (forget_talent_at.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (forget_talent_at.employer_ids);
  delete from public.talent_alert_deliveries as told using public.job_seeker_profiles as talent, public.talent_alerts as alert
    where talent.user_id = forget_talent_at.talent_user_id and told.talent_id = talent.id and told.told_at is null
      and alert.id = told.alert_id and alert.employer_id = any (forget_talent_at.employer_ids);
$$;

-- After a talent hid from a company or shows the profile to it again.
create function public.settle_hiding() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- One after the other, so that the last of two sees what the first has done.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set hides_from_some = not talent.hides_from_some
    where talent.user_id = talent_user_id and talent.hides_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.forget_talent_at(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;
create trigger settle_hiding after insert or delete on public.hidden_companies
  for each row execute function public.settle_hiding();

-- A company that takes a name that somebody hides from is hidden from under every later name.
create function public.note_hidden_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || new.user_id
      where hidden.company_key = public.company_key(new.company_name) and not hidden.employer_ids @> array[new.user_id]
      returning hidden.user_id
  loop
    perform public.forget_talent_at(array[new.user_id], talent_user_id);
  end loop;
  return null;
end
$$;
create trigger note_hidden_name after insert or update of company_name on public.employer_profiles
  for each row execute function public.note_hidden_name();

update public.hidden_companies as hidden set employer_ids = array(
  select unnest(hidden.employer_ids) union
  select employer.user_id from public.employer_profiles as employer
  where public.company_key(employer.company_name) = hidden.company_key);
select public.forget_talent_at(employer_ids, user_id) from public.hidden_companies;
update public.job_seeker_profiles as talent set hides_from_some = true
  where exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);

-- Whether a talent hides from an employer's company.
create or replace function public.hides_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = hides_from.talent_user_id and hidden.employer_ids @> array[hides_from.employer_id])
$$;

-- The profiles that hide from the viewer's company; null when there are none.
create or replace function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.hidden_companies as hidden
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where hidden.employer_ids @> array[(select auth.uid())]
$$;

-- The companies that saved the viewer's profile or asked for contact, newest first. Those that the viewer hides from have
-- neither.
drop function public.my_interested_companies();
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, asked_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at
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

revoke execute on function public.forget_talent_at(uuid[], uuid), public.settle_hiding(), public.note_hidden_name(),
  public.my_interested_companies()
from public, anon, authenticated;
grant execute on function public.my_interested_companies() to authenticated, service_role;
