-- Unfinished postings, one per employer. `idempotency_key` becomes the key of the posted job, so that a form posts only one job.
create table public.job_drafts (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 60000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger skip_posted before insert or update on public.job_drafts
  for each row execute function public.skip_posted_draft();
create trigger touch_updated_at before update on public.job_drafts
  for each row execute function public.touch_updated_at();

alter table public.job_drafts enable row level security;
grant select, delete on public.job_drafts to authenticated;
grant insert (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant update (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant all on public.job_drafts to service_role;

create policy "employers read their own draft" on public.job_drafts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers start their own draft" on public.job_drafts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own draft" on public.job_drafts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own draft" on public.job_drafts
  for delete to authenticated using (employer_id = (select auth.uid()));
