-- The moderation rules for postings, applied by `match_trust_rules` (D91). The first rows come from supabase/trust/, where each is
-- explained. An admin may disable or change a rule and add words.
create table public.trust_rules (
  name text primary key check (length(name) between 1 and 60),
  kind text not null check (kind in ('scam', 'discrimination', 'blocked words')),
  -- The pattern is only tried if the text contains one of these or the list is empty.
  hints text[] not null default '{}',
  pattern text not null,
  -- A sentence that also matches this is allowed.
  unless text,
  weight integer not null check (weight between 0 and 1000),
  is_hard boolean not null default false,
  -- The messages to the employer: the problem, and a suggestion.
  sentence text not null,
  replacement text,
  source text not null default '',
  is_on boolean not null default true,
  check (length(pattern) between 1 and 4000)
);

alter table public.trust_rules enable row level security;
grant all on public.trust_rules to service_role;
