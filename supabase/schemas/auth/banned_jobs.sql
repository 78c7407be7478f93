-- An account that is banned in the auth service (`banned_until`, by its admin API or by SQL) is out at once, and so is what it
-- shows. Nothing comes back by itself when the ban ends: its owner opens again what is still true.
--
-- Jobs are closed, not filtered by every list: each search, page, feed, sitemap, alert and the form to apply already asks
-- whether a job is open. Their pages, which an ended job otherwise keeps for 14 days, go as soon as the site has heard of it.

-- Jobs of banned accounts whose pages are still to go, with the next run of the scheduled work.
create table public.banned_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now()
);

alter table public.banned_jobs enable row level security;
grant all on public.banned_jobs to service_role;
