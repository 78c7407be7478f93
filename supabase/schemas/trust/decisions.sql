-- Decisions about cases, with the reason as emailed to the owner. A decision against the owner allows one appeal, made with the secret in
-- the email.
create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references public.cases (id) on delete cascade,
  decision text not null check (decision in ('approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reason text not null check (length(trim(reason)) between 3 and 2000),
  -- Null for the shell.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- The hash of the secret in the email's link. Null if no appeal is possible.
  appeal_token_hash text unique,
  appeal_words text check (length(trim(appeal_words)) between 1 and 2000),
  appealed_at timestamptz,
  -- The case in which the appeal is decided.
  appeal_case_id bigint references public.cases (id) on delete set null,
  check ((appeal_words is null) = (appealed_at is null))
);

create index decisions_case on public.decisions (case_id, decided_at desc);
create index decisions_appeal_case on public.decisions (appeal_case_id) where appeal_case_id is not null;

create trigger apply_account_decision after insert on public.decisions
  for each row when (new.decision in ('suspend', 'ban', 'lift')) execute function public.apply_account_decision();
create trigger record_removed_texts after insert on public.decisions
  for each row when (new.decision in ('approve', 'remove', 'ban', 'lift')) execute function public.record_removed_texts();
create trigger resolve_reports after insert on public.decisions
  for each row when (new.decision <> 'ask') execute function public.resolve_reports();

alter table public.decisions enable row level security;
grant all on public.decisions to service_role;
