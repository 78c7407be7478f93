-- Employers: the company profile. Owning one is what makes somebody an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry in ('Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction',
    'Education', 'Finance', 'Hospitality', 'Transportation', 'Other')),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function public.normalize_employer_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.company_name := trim(new.company_name);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$$;

create trigger a_normalize before insert or update on public.employer_profiles
  for each row execute function public.normalize_employer_profile();
create trigger touch_updated_at before update on public.employer_profiles
  for each row execute function public.touch_updated_at();

alter table public.employer_profiles enable row level security;
revoke all on public.employer_profiles from anon, authenticated;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo),
  update (user_id, company_name, company_description, industry, location, company_logo)
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

-- Whether the viewer owns a company profile: the authority behind every employer right (D26).
create function public.is_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.employer_profiles where user_id = (select auth.uid())) $$;
grant execute on function public.is_employer() to authenticated, service_role;
