-- Mail goes out through this table: written with what caused it, sent by a worker, so that a dead mail server loses nothing.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  recipient text not null check (public.is_email(recipient)),
  payload jsonb not null default '{}',
  -- The same cause writes the same key, so that no retry sends a mail twice.
  dedupe_key text not null unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;

alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated;
grant all on public.outbox to service_role;

-- Claims up to so many due mails for two minutes; two workers never get the same one. The array makes the inner query run
-- once: as a plain `in (…)` it may run per row and claim more than was asked for.
create function public.claim_outbox(max_mails integer default 20) returns setof public.outbox
language sql volatile security definer
set search_path = ''
as $$
  update public.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
      and (claimed_until is null or claimed_until < now())
    order by next_attempt_at, id
    limit least(max_mails, 100)
    for update skip locked))
  returning *
$$;
revoke execute on function public.claim_outbox(integer) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer) to service_role;
