-- The one appeal that each decision against somebody allows: who has its email's secret may say why it is wrong.
create table public.appeals (
  decision_id uuid primary key references public.decisions (id) on delete cascade,
  -- The secret of the email's link; the table has the hash.
  token_hash text not null unique,
  words text check (length(trim(words)) between 1 and 2000),
  appealed_at timestamptz,
  -- Where somebody looks again.
  case_id bigint references public.cases (id) on delete set null,
  check ((words is null) = (appealed_at is null))
);

create index appeals_case on public.appeals (case_id);

alter table public.appeals enable row level security;
grant all on public.appeals to service_role;
