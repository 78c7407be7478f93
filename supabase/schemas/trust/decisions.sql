-- What was decided about a case, with the reason in the words that its owner is emailed.
create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references public.cases (id) on delete cascade,
  decision text not null check (decision in ('approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reason text not null check (length(trim(reason)) between 3 and 2000),
  -- Null is the shell.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now()
);

create index decisions_case on public.decisions (case_id, decided_at desc);

create trigger carry_out_account_decision after insert on public.decisions
  for each row when (new.decision in ('suspend', 'ban', 'lift')) execute function public.carry_out_account_decision();
create trigger remember_removed_texts after insert on public.decisions
  for each row when (new.decision in ('approve', 'remove', 'ban', 'lift')) execute function public.remember_removed_texts();
create trigger settle_reports after insert on public.decisions
  for each row when (new.decision <> 'ask') execute function public.settle_reports();

alter table public.decisions enable row level security;
grant all on public.decisions to service_role;
