-- What was decided about a case, with the reason in the words that its owner is emailed. A decision against someone allows one
-- appeal, in which the holder of the email's secret may say why it is wrong.
create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references public.cases (id) on delete cascade,
  decision text not null check (decision in ('approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift')),
  reason text not null check (length(trim(reason)) between 3 and 2000),
  -- Null is the shell.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- The secret of the email's link, as a hash. Null where no appeal is possible.
  appeal_token_hash text unique,
  appeal_words text check (length(trim(appeal_words)) between 1 and 2000),
  appealed_at timestamptz,
  -- Where someone decides about the appeal.
  appeal_case_id bigint references public.cases (id) on delete set null,
  check ((appeal_words is null) = (appealed_at is null))
);

create index decisions_case on public.decisions (case_id, decided_at desc);
create index decisions_appeal_case on public.decisions (appeal_case_id) where appeal_case_id is not null;

create trigger carry_out_account_decision after insert on public.decisions
  for each row when (new.decision in ('suspend', 'ban', 'lift')) execute function public.carry_out_account_decision();
create trigger remember_removed_texts after insert on public.decisions
  for each row when (new.decision in ('approve', 'remove', 'ban', 'lift')) execute function public.remember_removed_texts();
create trigger settle_reports after insert on public.decisions
  for each row when (new.decision <> 'ask') execute function public.settle_reports();

alter table public.decisions enable row level security;
grant all on public.decisions to service_role;
