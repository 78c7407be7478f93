-- What a posting may not say, or not say without being looked at: the rules of the shield, read by judge_words (D91). Their first
-- rows are written from supabase/trust/, where each is explained; an operator may switch one off, change it or add words of their own.
create table public.trust_rules (
  name text primary key check (length(name) between 1 and 60),
  kind text not null check (kind in ('scam', 'discrimination', 'blocked words')),
  -- One of these has to be in the text before the pattern is tried; none is always.
  hints text[] not null default '{}',
  pattern text not null,
  -- A sentence that has this as well is fine.
  unless text,
  weight integer not null check (weight between 0 and 1000),
  is_hard boolean not null default false,
  -- To the employer: what is wrong, and what to write instead.
  sentence text not null,
  better text,
  source text not null default '',
  is_on boolean not null default true,
  check (length(pattern) between 1 and 4000)
);

alter table public.trust_rules enable row level security;
grant all on public.trust_rules to service_role;
