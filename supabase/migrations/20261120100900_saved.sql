-- Saved talents: which profiles an employer keeps an eye on.

create table public.saved_talents (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (employer_id, talent_id)
);
create index saved_talents_talent on public.saved_talents (talent_id);

alter table public.saved_talents enable row level security;
revoke all on public.saved_talents from anon, authenticated;
grant select, delete on public.saved_talents to authenticated;
grant insert (employer_id, talent_id) on public.saved_talents to authenticated;
grant all on public.saved_talents to service_role;

-- Whether a talent lets employers see the profile (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.job_seeker_profiles where id = talent_id and is_visible) $$;
grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;

create policy "employers read their own saved talents" on public.saved_talents
  for select to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers save visible talents" on public.saved_talents
  for insert to authenticated with check (
    employer_id = (select auth.uid()) and (select public.is_employer()) and public.is_talent_visible(talent_id));
create policy "employers remove their own saved talents" on public.saved_talents
  for delete to authenticated using (employer_id = (select auth.uid()));
