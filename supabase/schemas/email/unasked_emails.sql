-- Who gets email: at most three a day for which nobody but a stranger asked, and the memory of who proved to own an address.

-- When a mailbox last got emails that its owner may not have asked for. Points at nothing, so that no deletion resets it.
create table public.unasked_emails (
  mailbox_hash text primary key,
  taken_at timestamptz[] not null
);

alter table public.unasked_emails enable row level security;
grant all on public.unasked_emails to service_role;
