-- Web domains that companies want to show as theirs, and whether they have proven it (D97): one for each company.
create table public.verified_domains (
  account_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  -- As DNS has it, in ASCII; `shown` is how people read it.
  domain text not null check (length(domain) <= 253
    and domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'),
  shown text not null check (length(trim(shown)) between 1 and 253),
  -- No secret: whoever looks at the domain reads it. It proves something of this row alone.
  token text not null default replace(gen_random_uuid()::text, '-', '') check (token ~ '^[0-9a-f]{32}$'),
  asked_at timestamptz not null default now(),
  -- What the last look found: {"dns", "file"}, each in the words of lib/domains/finding.ts.
  seen jsonb,
  checked_at timestamptz,
  -- How it is proven; null while it is not.
  method text check (method in ('email', 'dns', 'file')),
  proven_at timestamptz,
  -- When it is looked at again by itself, and how many such looks in a row found nothing.
  check_at timestamptz,
  misses smallint not null default 0,
  lost_at timestamptz,
  lost_because text check (lost_because in ('missed', 'address', 'taken', 'banned', 'barred')),
  -- Why an administrator took it away; no domain of this account is proven until they allow it again.
  barred_reason text check (length(trim(barred_reason)) between 3 and 2000),
  check ((proven_at is null) = (method is null)),
  check (barred_reason is null or proven_at is null)
);

-- Nobody shows what somebody else has proven.
create unique index verified_domains_proven on public.verified_domains (domain) where proven_at is not null;
-- Those that look alike.
create index verified_domains_key on public.verified_domains (public.domain_key(shown)) where proven_at is not null;
create index verified_domains_check on public.verified_domains (check_at) where proven_at is not null;

create trigger note_mark after insert or update or delete on public.verified_domains
  for each row execute function public.note_domain_mark();

alter table public.verified_domains enable row level security;
grant all on public.verified_domains to service_role;
