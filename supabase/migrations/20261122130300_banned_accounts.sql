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
revoke all on public.banned_jobs from anon, authenticated;
grant all on public.banned_jobs to service_role;

create function public.shut_out_banned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.banned_jobs (job_id)
    select id from public.jobs where employer_id = new.id and ended_at > now() - interval '14 days'
    on conflict do nothing;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  update public.job_seeker_profiles set is_visible = false where user_id = new.id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = new.id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = new.id)));
  return null;
end
$$;
create trigger shut_out_banned after insert or update of banned_until on auth.users
  for each row when (new.banned_until is not null and new.banned_until > now())
  execute function public.shut_out_banned();

-- Some jobs of banned accounts whose pages are still to go.
create function public.find_banned_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql stable security definer
set search_path = ''
as $$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.banned_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now()
  order by banned.due_at
  limit max_jobs
$$;
revoke execute on function public.find_banned_jobs(integer) from public, anon, authenticated;
grant execute on function public.find_banned_jobs(integer) to service_role;

-- Ends jobs so long ago that they have no page; their applications stay for as long as those of any ended job.
create function public.bury_jobs(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - interval '15 days'
    where id = any (bury_jobs.job_ids) and ended_at > now() - interval '14 days';
  delete from public.banned_jobs where job_id = any (bury_jobs.job_ids);
end
$$;
revoke execute on function public.bury_jobs(uuid[]) from public, anon, authenticated;
grant execute on function public.bury_jobs(uuid[]) to service_role;
