-- Posting a job: the draft that survives a reload and another device, and what only the poster reads back.

-- One draft per employer. `idempotency_key` becomes the posted job's, so that one form posts one job.
create table public.job_drafts (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 60000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.job_drafts
  for each row execute function public.touch_updated_at();

alter table public.job_drafts enable row level security;
revoke all on public.job_drafts from anon, authenticated;
grant select, delete on public.job_drafts to authenticated;
grant insert (employer_id, form, idempotency_key), update (employer_id, form, idempotency_key)
  on public.job_drafts to authenticated;
grant all on public.job_drafts to service_role;

create policy "employers read their own draft" on public.job_drafts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers start their own draft" on public.job_drafts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own draft" on public.job_drafts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers drop their own draft" on public.job_drafts
  for delete to authenticated using (employer_id = (select auth.uid()));

-- A posted form is no draft any more: a late save of it is dropped without a word, and posting takes the draft away.
-- Both take the same lock, so that neither can slip through while the other is on its way.
create function public.skip_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  if exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return null;
  end if;
  return new;
end
$$;
create trigger skip_posted before insert or update on public.job_drafts
  for each row execute function public.skip_posted_draft();

create function public.drop_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  delete from public.job_drafts
    where employer_id = new.employer_id and idempotency_key = new.idempotency_key;
  return null;
end
$$;
create trigger drop_draft after insert on public.jobs
  for each row when (new.idempotency_key is not null) execute function public.drop_posted_draft();

-- A job of the viewer's own with all that they wrote, its contact too; null for everybody else's.
create function public.my_job(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact,
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = my_job.job_id and employer_id = (select auth.uid())
$$;
grant execute on function public.my_job(uuid) to authenticated, service_role;

-- The id of the viewer's job that a form with this key has posted; null when it has not.
create function public.my_posted_job(key uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.jobs where employer_id = (select auth.uid()) and idempotency_key = key $$;
grant execute on function public.my_posted_job(uuid) to authenticated, service_role;
