-- Company profiles. Owning one makes an account an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry = any (public.industries())),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  -- Set by verify_employer and by a trigger on auth.users (D97).
  verified_domain text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

create trigger prepare_company before insert or update on public.employer_profiles
  for each row execute function public.prepare_company();
-- Fires after prepare_company, because triggers fire in alphabetical order.
create trigger verify_employer before insert on public.employer_profiles
  for each row execute function public.verify_employer();
create trigger after_company_write after insert or update or delete on public.employer_profiles
  for each row execute function public.after_company_write();

alter table public.employer_profiles enable row level security;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant update (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant all on public.employer_profiles to service_role;

create policy "employers read their own company" on public.employer_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create their own company" on public.employer_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "employers change their own company" on public.employer_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "employers delete their own company" on public.employer_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
