-- Profiles that an employer saved.

create table public.saved_talents (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  note text check (length(note) <= 2000),
  -- Whether the employer already viewed the full profile. Viewing it again in the list doesn't count toward the daily limit.
  was_read boolean not null default false,
  primary key (employer_id, talent_id)
);

create index saved_talents_talent on public.saved_talents (talent_id);

alter table public.saved_talents enable row level security;
grant select, delete on public.saved_talents to authenticated;
grant insert (employer_id, talent_id) on public.saved_talents to authenticated;
grant update (note) on public.saved_talents to authenticated;
grant all on public.saved_talents to service_role;

create policy "employers read their own saved talents" on public.saved_talents
  for select to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers save visible talents" on public.saved_talents
  for insert to authenticated with check (
    employer_id = (select auth.uid()) and (select public.is_employer()) and public.is_talent_visible(talent_id));
create policy "employers remove their own saved talents" on public.saved_talents
  for delete to authenticated using (employer_id = (select auth.uid()));
create policy "employers change notes on their own saved talents" on public.saved_talents
  for update to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()))
  with check (employer_id = (select auth.uid()));
