-- Employers: the company profile. Owning one is what makes somebody an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry = any (public.industries())),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  -- Set by triggers here and on auth.users (D97).
  verified_domain text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

create trigger a_normalize before insert or update on public.employer_profiles
  for each row execute function public.normalize_employer_profile();
create trigger b_admit before insert on public.employer_profiles
  for each row execute function public.admit_employer();
create trigger c_verify_domain before insert on public.employer_profiles
  for each row when (not new.is_demo) execute function public.verify_domain();
create trigger change_logo after update of company_logo on public.employer_profiles
  for each row when (old.company_logo is distinct from new.company_logo) execute function public.claim_company_logo();
create trigger claim_logo after insert on public.employer_profiles
  for each row when (new.company_logo is not null) execute function public.claim_company_logo();
create trigger copy_to_open_jobs after update of company_name, company_description, company_logo, industry
  on public.employer_profiles for each row
  when (old.company_name is distinct from new.company_name
    or old.company_description is distinct from new.company_description
    or old.company_logo is distinct from new.company_logo
    or old.industry is distinct from new.industry)
  execute function public.copy_company_to_open_jobs();
create trigger give_up_logo after delete on public.employer_profiles
  for each row when (old.company_logo is not null) execute function public.claim_company_logo();
-- After the copies on its jobs were written.
create trigger judge after insert or update of company_name, company_description on public.employer_profiles
  for each row when (current_user in ('anon', 'authenticated')) execute function public.judge_company();
create trigger note_hidden_name after insert or update of company_name on public.employer_profiles
  for each row execute function public.note_hidden_name();
create trigger touch_updated_at before update on public.employer_profiles
  for each row execute function public.touch_updated_at();

alter table public.employer_profiles enable row level security;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant update (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant all on public.employer_profiles to service_role;

create policy "employers read their own company" on public.employer_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people found their own company" on public.employer_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "employers change their own company" on public.employer_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "employers delete their own company" on public.employer_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
