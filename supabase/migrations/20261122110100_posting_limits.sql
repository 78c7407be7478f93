-- How many jobs an account may have open and post in a day, and no job twice. A number that deleting resets is no limit, so what
-- people post is counted beside the jobs. What the service writes (demonstration data, imports) is not counted.

insert into public.settings (key, value, what) values
  ('open_jobs_first_day', 10, 'Open jobs of an account on its first day of posting.'),
  ('open_jobs_first_week', 25, 'Open jobs of an account in its first week of posting.'),
  ('open_jobs_first_month', 100, 'Open jobs of an account in its first month of posting.'),
  ('open_jobs', 1000, 'Open jobs of an account after that.'),
  ('postings_first_day', 15, 'Jobs that an account may post on its first day of posting, those that it deletes included.'),
  ('postings_a_day', 100, 'Jobs that an account may post in 24 hours after that, those that it deletes included.');

-- What a posting says and where, as a hash: the same title, place (pin to 100 m) and description, however they are spaced.
create function public.posting_hash(title text, location jsonb, description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    lower(trim(location #>> '{address,street}')),
    round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$$;
revoke execute on function public.posting_hash(text, jsonb, text) from public, anon, authenticated;
grant execute on function public.posting_hash(text, jsonb, text) to service_role;

-- What each account posted in the last 30 days, and its first posting of all. Outlives the jobs.
create table public.posting_log (
  job_id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  words_hash text not null,
  posted_at timestamptz not null default now()
);
create index posting_log_account on public.posting_log (account_id, posted_at);

alter table public.posting_log enable row level security;
revoke all on public.posting_log from anon, authenticated;
grant all on public.posting_log to service_role;

insert into public.posting_log (job_id, account_id, words_hash, posted_at)
  select id, employer_id, public.posting_hash(title, location, description), created_at from public.jobs where not is_demo;

-- How many jobs an account may have open and post in a day. It grows from its first posting on, so that an account which was
-- only registered long ago begins like a new one. `stage` is null when it does not grow any more.
create function public.posting_limits(account_id uuid, out stage text, out open_jobs integer, out open_jobs_next integer,
  out postings_a_day integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  age interval := now() - coalesce(
    (select min(posted_at) from public.posting_log as posted where posted.account_id = posting_limits.account_id), now());
begin
  stage := case when age < interval '1 day' then 'first_day' when age < interval '7 days' then 'first_week'
    when age < interval '30 days' then 'first_month' end;
  open_jobs := public.setting(concat_ws('_', 'open_jobs', stage));
  open_jobs_next := case stage when 'first_day' then public.setting('open_jobs_first_week')
    when 'first_week' then public.setting('open_jobs_first_month') when 'first_month' then public.setting('open_jobs') end;
  postings_a_day := public.setting(case stage when 'first_day' then 'postings_first_day' else 'postings_a_day' end);
end
$$;
revoke execute on function public.posting_limits(uuid) from public, anon, authenticated;
grant execute on function public.posting_limits(uuid) to service_role;

-- Refuses a posting that says what another one of the account says, and one too many, and logs what it lets through. One at a
-- time per account.
create function public.limit_postings() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_posted boolean := tg_op = 'INSERT';
  -- Whether it was open or could be at once, and whether it was open.
  was_alive boolean := not is_posted and old.status <> 'closed' and old.expires_at > now();
  was_open boolean := was_alive and old.status = 'open';
  is_alive boolean := new.status <> 'closed' and new.expires_at > now();
  words text := public.posting_hash(new.title, new.location, new.description);
  twin record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || new.employer_id, 0));
  -- The same form again: the unique key answers that.
  if is_posted and exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return new;
  end if;
  if is_alive and (not was_alive or words <> public.posting_hash(old.title, old.location, old.description)) then
    select id, title into twin from public.jobs as posted
      where posted.employer_id = new.employer_id and posted.id <> new.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(new.location #>> '{address,state}')
        and posted.city_slug = public.slugify(new.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = words
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(twin)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(new.employer_id);
  if is_posted and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = new.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and new.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = new.employer_id and id <> new.id and status = 'open' and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged here and not after the row, so that the rows of one statement count each other.
  if is_posted then
    insert into public.posting_log (job_id, account_id, words_hash) values (new.id, new.employer_id, words);
    delete from public.posting_log as past
      where past.account_id = new.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return new;
end
$$;
-- After the guard and the copies, so that what is compared is what is stored.
create trigger d_limit_postings before insert or update of title, location, description, status, expires_at on public.jobs
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_postings();
