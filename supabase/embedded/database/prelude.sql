-- Creates the roles, schemas and grants that a hosted project has before its first migration (difference 13 of ../README.md).
-- Idempotent, because it runs at each start.
do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'supabase_storage_admin', 'dashboard_user']
  loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin noinherit', role);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;

alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;

-- Only once: the first migration revokes these, and objects of later migrations must not become public after a restart.
do $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
  end if;
end
$$;

-- As on hosted projects, extension functions are found without their schema.
alter database postgres set search_path to "$user", public, extensions;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
