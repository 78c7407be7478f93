create table public.talent_alert_deliveries (
  alert_id uuid not null references public.talent_alerts (id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  -- Null until the alert's next mail is due.
  mail_id uuid,
  told_at timestamptz,
  primary key (alert_id, talent_id)
);

create index talent_alert_deliveries_mail on public.talent_alert_deliveries (mail_id) where mail_id is not null;
create index talent_alert_deliveries_waiting on public.talent_alert_deliveries (alert_id) where mail_id is null;
create index talent_alert_deliveries_talent on public.talent_alert_deliveries (talent_id);

alter table public.talent_alert_deliveries enable row level security;
grant all on public.talent_alert_deliveries to service_role;
