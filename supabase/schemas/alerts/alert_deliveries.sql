-- The jobs and talents that each alert found: one row per alert and match. A row is pending until the alert's next mail is queued; then
-- `mail_id` is set.
create table public.alert_deliveries (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  talent_id uuid references public.job_seeker_profiles (id) on delete cascade,
  match_id uuid not null generated always as (coalesce(job_id, talent_id)) stored,
  mail_id uuid,
  -- When a mail with this match was first rendered. From then on the match counts as delivered.
  delivered_at timestamptz,
  primary key (alert_id, match_id),
  constraint alert_deliveries_found check (num_nonnulls(job_id, talent_id) = 1)
);

create index alert_deliveries_mail on public.alert_deliveries (mail_id) where mail_id is not null;
create index alert_deliveries_waiting on public.alert_deliveries (alert_id) where mail_id is null;
create index alert_deliveries_job on public.alert_deliveries (job_id) where job_id is not null;
create index alert_deliveries_talent on public.alert_deliveries (talent_id) where talent_id is not null;

alter table public.alert_deliveries enable row level security;
grant all on public.alert_deliveries to service_role;
