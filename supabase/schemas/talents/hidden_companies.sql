-- Companies that a talent hides from. `employer_ids`: the accounts that had the company's name when the talent added the row, or took the
-- name later.
create table public.hidden_companies (
  user_id uuid not null default auth.uid() references public.job_seeker_profiles (user_id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  employer_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  company_key text not null generated always as (public.company_key(company_name)) stored,
  primary key (user_id, company_key)
);

create index hidden_companies_employers on public.hidden_companies using gin (employer_ids);
create index hidden_companies_key on public.hidden_companies (company_key);

create trigger set_hidden_employers before insert on public.hidden_companies
  for each row execute function public.set_hidden_employers();
create trigger update_hidden_flag after insert or delete on public.hidden_companies
  for each row execute function public.update_hidden_flag();

alter table public.hidden_companies enable row level security;
grant select (user_id, company_name, created_at, company_key) on public.hidden_companies to authenticated;
grant insert (user_id, company_name) on public.hidden_companies to authenticated;
grant delete on public.hidden_companies to authenticated;
grant all on public.hidden_companies to service_role;

create policy "talents read their own hidden companies" on public.hidden_companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "talents hide from companies" on public.hidden_companies
  for insert to authenticated with check (user_id = (select auth.uid())
    and exists (select from public.job_seeker_profiles as own where own.user_id = (select auth.uid())));
create policy "talents stop hiding from companies" on public.hidden_companies
  for delete to authenticated using (user_id = (select auth.uid()));
