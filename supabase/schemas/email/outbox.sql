-- Mails to send. They are written in the transaction of their cause and sent by a worker, so that an outage of the mail server loses none.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- Looser than is_email, because the auth service accepts more addresses than the forms. Lists and line breaks are excluded.
  recipient text not null check (length(recipient) <= 254 and recipient ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$'),
  payload jsonb not null default '{}',
  -- The same cause has the same key, so that a retry never sends a mail twice.
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
create index outbox_application on public.outbox ((payload ->> 'applicationId'));
create index outbox_done on public.outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;
