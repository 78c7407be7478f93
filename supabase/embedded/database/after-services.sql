-- Grants what hosted Supabase grants on the tables of its auth and storage services. Runs after the services have created them.
grant usage on schema auth to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role, dashboard_user;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Difference 24 (../README.md): the tables of the second factor, with the names of hosted Supabase and only the columns in use. The columns
-- `tries` and `tried_since` are ours.
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  tries integer not null default 0,
  tried_since timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
-- As on hosted projects, only the auth service manages second factors.
grant all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims to service_role, dashboard_user;

-- Difference 25 (../README.md): Supabase Lite's auth.uid() only reads its own setting. Hosted Supabase's reads PostgREST's current and
-- legacy settings.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
