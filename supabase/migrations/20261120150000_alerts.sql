-- Job alerts and talent alerts: who is told of what, how often, and how a guest with nothing but a mail address gets in and
-- out again (D22, D29). What is found for them, and when, is the next migration's.

insert into public.job_slugs (slug) values ('alerts'), ('unsubscribe') on conflict do nothing;

-- Whether PostgreSQL knows a time zone by this name. Offsets and POSIX rules are refused: they know no daylight saving.
create function public.is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if name is null or name !~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$' or length(name) > 64 then
    return false;
  end if;
  perform timestamptz '2026-01-01 00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

-- When a digest is due next, strictly after a moment: at the chosen hour of each day, or of the chosen ISO weekday, by the
-- clocks of the time zone. An hour that the clocks skip is an hour later that day; one that they repeat counts once.
-- Null for instant alerts.
create function public.next_alert_due(frequency text, hour smallint, weekday smallint, time_zone text, after timestamptz)
returns timestamptz
language sql immutable parallel safe
set search_path = ''
as $$
  select case when frequency in ('daily', 'weekly') then (
    select min(due) from (
      select (local_day + make_interval(hours => hour)) at time zone time_zone as due, local_day
      from generate_series(0, 8) as days_on,
        lateral (select date_trunc('day', after at time zone time_zone) + make_interval(days => days_on) as local_day) as day) as candidate
    where due > after and (frequency = 'daily' or extract(isodow from local_day) = weekday)) end
$$;

create table public.job_alerts (
  id uuid primary key default gen_random_uuid(),
  -- Whose it is: an account's, or a guest's with an address alone.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  address text check (address is null or (public.is_email(address) and address = lower(address))),
  words text check (length(words) <= 200),
  job_types text[] not null default '{}' check (cardinality(job_types) <= 6 and job_types <@
    array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer']),
  -- Per hour (D33).
  min_pay numeric check (min_pay between 0 and 100000000),
  currency text not null default 'USD' check (currency in ('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD')),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null default 10 check (radius_km between 1 and 100),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'paused')),
  next_due_at timestamptz,
  -- What opened up to here has been looked at.
  looked_until timestamptz not null default now(),
  -- The secret of the mails' links. In the clear, because every mail has it; no grant shows it.
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_alerts_owner check (num_nonnulls(user_id, address) = 1),
  constraint job_alerts_unconfirmed check (status <> 'unconfirmed' or address is not null)
);
comment on column public.job_alerts.weekday is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';
create index job_alerts_user on public.job_alerts (user_id) where user_id is not null;
create index job_alerts_address on public.job_alerts (address) where address is not null;
create index job_alerts_due on public.job_alerts (next_due_at) where next_due_at is not null;
create index job_alerts_unconfirmed on public.job_alerts (created_at) where status = 'unconfirmed';

create table public.talent_alerts (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null default auth.uid() references public.employer_profiles (user_id) on delete cascade,
  keywords text check (length(keywords) <= 200),
  skills text[] not null default '{}' check (public.is_word_list(skills, 20)),
  min_years integer check (min_years between 0 and 50),
  max_years integer check (max_years between 0 and 50 and max_years >= min_years),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null default 25 check (radius_km between 1 and 100),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('active', 'paused')),
  next_due_at timestamptz,
  looked_until timestamptz not null default now(),
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index talent_alerts_employer on public.talent_alerts (employer_id);
create index talent_alerts_due on public.talent_alerts (next_due_at) where next_due_at is not null;

-- Addresses that get no alerts any more: mail came back, somebody complained, or they asked for none.
create table public.stopped_addresses (
  address text primary key check (public.is_email(address) and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

-- What a person may not decide: whose alert it is, its secret, and when it is due. Runs as the writer, to tell a person
-- from the service.
create function public.guard_job_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.words := nullif(regexp_replace(trim(new.words), '\s+', ' ', 'g'), '');
  new.location := public.normalize_location(public.unwrap_json(new.location));
  if current_user in ('anon', 'authenticated') then
    if new.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert waits for a confirmation.' using errcode = '23514', constraint = 'job_alerts_unconfirmed';
    end if;
    if tg_op = 'INSERT' then
      new.address := null;
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.user_id := old.user_id;
      new.address := old.address;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$$;
create trigger a_guard before insert or update on public.job_alerts
  for each row execute function public.guard_job_alert();

create function public.guard_talent_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.keywords := nullif(regexp_replace(trim(new.keywords), '\s+', ' ', 'g'), '');
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- As skills stand in a profile.
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.employer_id := old.employer_id;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$$;
create trigger a_guard before insert or update on public.talent_alerts
  for each row execute function public.guard_talent_alert();

-- Sets when an alert is due, for both tables. An alert that (again) becomes active starts now: what came while it was
-- paused is no news. One that turns from digests to instant is due at once, so that nothing since its last digest is lost.
create function public.schedule_alert() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if new.status = 'active' and (is_new or old.status <> 'active') then
    new.looked_until := now();
  end if;
  if new.status <> 'active' then
    new.next_due_at := null;
  elsif is_new or old.status <> 'active'
    or (new.frequency, new.hour, new.weekday, new.time_zone) is distinct from (old.frequency, old.hour, old.weekday, old.time_zone) then
    new.next_due_at := case
      when new.frequency <> 'instant' then public.next_alert_due(new.frequency, new.hour, new.weekday, new.time_zone, now())
      when not is_new and old.status = 'active' and old.frequency <> 'instant' then now()
      when not is_new and old.status = 'active' then old.next_due_at end;
  end if;
  return new;
end
$$;
create trigger b_schedule before insert or update on public.job_alerts
  for each row execute function public.schedule_alert();
create trigger b_schedule before insert or update on public.talent_alerts
  for each row execute function public.schedule_alert();
create trigger touch_updated_at before update on public.job_alerts
  for each row execute function public.touch_updated_at();
create trigger touch_updated_at before update on public.talent_alerts
  for each row execute function public.touch_updated_at();

-- At most 50 alerts for one person, address or company, also when two are made at once.
create function public.limit_job_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.job_alerts where user_id = new.user_id or address = new.address) >= 50 then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'job_alerts_count';
  end if;
  return new;
end
$$;
create trigger c_limit before insert on public.job_alerts
  for each row execute function public.limit_job_alerts();

create function public.limit_talent_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || new.employer_id, 0));
  if (select count(*) from public.talent_alerts where employer_id = new.employer_id) >= 50 then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'talent_alerts_count';
  end if;
  return new;
end
$$;
create trigger c_limit before insert on public.talent_alerts
  for each row execute function public.limit_talent_alerts();

alter table public.job_alerts enable row level security;
revoke all on public.job_alerts from anon, authenticated;
grant select (id, user_id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status,
    next_due_at, created_at, updated_at), delete
  on public.job_alerts to authenticated;
grant insert (user_id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.job_alerts to authenticated;
grant update (words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.job_alerts to authenticated;
grant all on public.job_alerts to service_role;
create policy "people read their own job alerts" on public.job_alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make job alerts for themselves" on public.job_alerts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own job alerts" on public.job_alerts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own job alerts" on public.job_alerts
  for delete to authenticated using (user_id = (select auth.uid()));

alter table public.talent_alerts enable row level security;
revoke all on public.talent_alerts from anon, authenticated;
grant select (id, employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone,
    status, next_due_at, created_at, updated_at), delete
  on public.talent_alerts to authenticated;
grant insert (employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.talent_alerts to authenticated;
grant update (keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.talent_alerts to authenticated;
grant all on public.talent_alerts to service_role;
create policy "employers read their own talent alerts" on public.talent_alerts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers make talent alerts for themselves" on public.talent_alerts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own talent alerts" on public.talent_alerts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own talent alerts" on public.talent_alerts
  for delete to authenticated using (employer_id = (select auth.uid()));

alter table public.stopped_addresses enable row level security;
revoke all on public.stopped_addresses from anon, authenticated;
grant all on public.stopped_addresses to service_role;

-- Gives the confirmed alerts of an address to the account that proved to own it, oldest first, up to its 50. What does not
-- fit goes on as a guest's.
create function public.claim_alerts(account_id uuid, account_address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.job_alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.job_alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, 50 - (select count(*) from public.job_alerts where user_id = account_id))
      for update));
end
$$;

create function public.claim_alerts_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.claim_alerts(new.id, new.email);
  return null;
end
$$;
create trigger claim_alerts_when_confirmed after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function public.claim_alerts_of_account();
create trigger claim_alerts_when_changed after update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or old.email is distinct from new.email))
  execute function public.claim_alerts_of_account();

-- Asks for an alert with an address alone: nothing comes but one mail with a button, at most three a day for one address.
-- 'confirmation_sent', 'too_many' or 'stopped'; a visitor hears the same of all three, so that nobody can probe addresses.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif not public.take_limit('alert-confirmation', public.sha256_hex(asked_address), 3, 86400) then
    return 'too_many';
  elsif (select count(*) from public.job_alerts as alert where alert.address = asked_address) >= 50 then
    return 'too_many';
  end if;
  insert into public.job_alerts as alert (user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values (null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), location,
      coalesce(radius_km, 10), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

-- Turns a guest's alert on by the secret of its mail, also a second time; an account of that address gets it at once. False
-- for an unknown secret. Who asks anew after having unsubscribed from everything gets mail again.
create function public.confirm_job_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  confirmed public.job_alerts;
  account_id uuid;
begin
  update public.job_alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.job_alerts where manage_token = confirm_job_alert.token);
  end if;
  delete from public.stopped_addresses where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$$;

-- The alert of a mail's secret; null for an unknown one. Changes nothing (D29).
-- {"kind": "job" | "talent", "id", "status", "address", "hasAccount", what it looks for, "location", "radiusKm", "frequency",
-- "hour", "weekday", "timeZone", "nextDueAt", "createdAt"}
create function public.find_alert(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', 'job', 'id', alert.id, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'hasAccount', alert.user_id is not null,
      'words', alert.words, 'jobTypes', to_jsonb(alert.job_types), 'minPay', alert.min_pay, 'currency', alert.currency,
      'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at, 'createdAt', alert.created_at)
    from public.job_alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
  union all
  select jsonb_build_object('kind', 'talent', 'id', alert.id, 'status', alert.status, 'address', account.email,
      'hasAccount', true, 'keywords', alert.keywords, 'skills', to_jsonb(alert.skills), 'minYears', alert.min_years,
      'maxYears', alert.max_years, 'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency,
      'hour', alert.hour, 'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at,
      'createdAt', alert.created_at)
    from public.talent_alerts as alert join auth.users as account on account.id = alert.employer_id
    where alert.manage_token = find_alert.token
$$;

-- Changes the alert of a mail's secret: `changes` has columns that a person may write ({"status": "paused"}), every other
-- key is ignored. A guest's alert becomes active by its confirmation alone. False for an unknown secret.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'keywords', 'skills', 'min_years', 'max_years',
      'location', 'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  job_alert public.job_alerts;
  talent_alert public.talent_alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into job_alert from public.job_alerts where manage_token = change_alert.token for update;
  if found then
    if job_alert.status = 'unconfirmed' then
      wished := wished - 'status';
    end if;
    job_alert := jsonb_populate_record(job_alert, wished);
    update public.job_alerts set words = job_alert.words, job_types = job_alert.job_types, min_pay = job_alert.min_pay,
        currency = job_alert.currency, location = job_alert.location, radius_km = job_alert.radius_km,
        frequency = job_alert.frequency, hour = job_alert.hour, weekday = job_alert.weekday,
        time_zone = job_alert.time_zone, status = job_alert.status
      where id = job_alert.id;
    return true;
  end if;
  select * into talent_alert from public.talent_alerts where manage_token = change_alert.token for update;
  if found then
    talent_alert := jsonb_populate_record(talent_alert, wished);
    update public.talent_alerts set keywords = talent_alert.keywords, skills = talent_alert.skills,
        min_years = talent_alert.min_years, max_years = talent_alert.max_years, location = talent_alert.location,
        radius_km = talent_alert.radius_km, frequency = talent_alert.frequency, hour = talent_alert.hour,
        weekday = talent_alert.weekday, time_zone = talent_alert.time_zone, status = talent_alert.status
      where id = talent_alert.id;
    return true;
  end if;
  return false;
end
$$;

-- Unsubscribes by a mail's secret: the alert is paused, and its page offers to resume it. One that nobody confirmed is
-- deleted. True for a known secret, also a second time.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.job_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  update public.talent_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.job_alerts where manage_token = stop_alert.token)
    or exists (select from public.talent_alerts where manage_token = stop_alert.token);
end
$$;

-- Deletes the alert of a mail's secret. False for an unknown one.
create function public.delete_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where manage_token = delete_alert.token;
  if found then
    return true;
  end if;
  delete from public.talent_alerts where manage_token = delete_alert.token;
  return found;
end
$$;

-- No alerts to this address any more: after a bounce or a complaint, or because its owner wants none. The first reason
-- stands, save that wanting none is the weakest.
create function public.stop_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stopped_addresses as stopped (address, reason)
    values (lower(trim(stop_address.address)), stop_address.reason)
    on conflict on constraint stopped_addresses_pkey do update set reason = excluded.reason
      where stopped.reason = 'unsubscribe-all'
$$;

-- Unsubscribes the address of a mail's secret from every alert. False for an unknown secret.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.find_alert(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.stop_address(address, 'unsubscribe-all');
  return true;
end
$$;

-- Why the viewer's address gets no alerts: 'bounce', 'complaint', 'unsubscribe-all'; null when it does.
create function public.my_stopped_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select stopped.reason from public.stopped_addresses as stopped
  join auth.users as account on lower(account.email) = stopped.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

-- The viewer wants alerts at their confirmed address again, whatever stopped it.
create function public.resume_my_address() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.stopped_addresses where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

-- Forgets alerts that nobody confirmed within a week. How many.
create function public.forget_unconfirmed_alerts() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.job_alerts where id = any (array(
      select id from public.job_alerts where status = 'unconfirmed' and created_at < now() - interval '7 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

revoke execute on function public.claim_alerts(uuid, text),
  public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text),
  public.confirm_job_alert(text), public.find_alert(text), public.change_alert(text, jsonb), public.stop_alert(text),
  public.delete_alert(text), public.stop_address(text, text), public.stop_all_alerts(text),
  public.forget_unconfirmed_alerts(), public.my_stopped_address(), public.resume_my_address()
from public, anon, authenticated;
grant execute on function
  public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text),
  public.confirm_job_alert(text), public.find_alert(text), public.change_alert(text, jsonb), public.stop_alert(text),
  public.delete_alert(text), public.stop_address(text, text), public.stop_all_alerts(text),
  public.forget_unconfirmed_alerts()
to service_role;
grant execute on function public.my_stopped_address(), public.resume_my_address() to authenticated, service_role;
-- Checks and triggers call these as the writer.
grant execute on function public.is_time_zone(text),
  public.next_alert_due(text, smallint, smallint, text, timestamptz)
to anon, authenticated, service_role;

-- Everything that rows say about the viewer, by table: each table of the product that points at the account is in it by
-- that alone, so that one added later is too. Left out are columns computed from others, secrets and their hashes.
create or replace function public.own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  found_data jsonb;
  source record;
  own_rows jsonb;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  select jsonb_build_object('account', jsonb_build_object(
    'email', account.email, 'role', account.raw_user_meta_data ->> 'role',
    'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at))
    into found_data from auth.users as account where account.id = viewer;
  for source in
    select named.relname as table_name, pointer.attname as owner_column, array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = named.oid and (attgenerated <> '' or attname ~ '_hash$'
        or attname = any (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words']))) as left_out
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as named on named.oid = reference.conrelid
    join pg_catalog.pg_attribute as pointer
      on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
    join pg_catalog.pg_attribute as target
      on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
    where reference.contype = 'f' and cardinality(reference.conkey) = 1
      and named.relnamespace = 'public'::regnamespace
      and (reference.confrelid = 'auth.users'::regclass
        or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
          and target.attname = 'user_id'))
    order by named.relname, pointer.attname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(own) - $2), ''[]''::jsonb) from public.%I as own where own.%I = $1',
      source.table_name, source.owner_column) using viewer, source.left_out into own_rows;
    found_data := found_data || jsonb_build_object(source.table_name,
      coalesce(found_data -> source.table_name, '[]'::jsonb) || own_rows);
  end loop;
  return found_data || jsonb_build_object('stopped_addresses', (
    select coalesce(jsonb_agg(to_jsonb(stopped)), '[]'::jsonb) from public.stopped_addresses as stopped
    join auth.users as account on lower(account.email) = stopped.address where account.id = viewer));
end
$$;
