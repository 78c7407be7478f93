-- What each alert told, or is about to tell by the mail that `mail_id` names: each job and each talent once.
create table public.job_alert_deliveries (
  alert_id uuid not null references public.job_alerts (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  mail_id uuid not null,
  -- When a mail with it was first written out in full; from then on it counts as told.
  told_at timestamptz,
  primary key (alert_id, job_id)
);

create index job_alert_deliveries_mail on public.job_alert_deliveries (mail_id);
create index job_alert_deliveries_job on public.job_alert_deliveries (job_id);

alter table public.job_alert_deliveries enable row level security;
grant all on public.job_alert_deliveries to service_role;
