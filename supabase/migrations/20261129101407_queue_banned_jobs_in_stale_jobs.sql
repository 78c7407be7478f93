-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."banned_jobs"
  drop constraint "banned_jobs_job_id_fkey";

drop table "public"."banned_jobs";

alter table "public"."stale_jobs"
  add column "is_banned" boolean not null default false;

create or replace function public.bury_jobs (
  job_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.jobs set expires_at = now() - public.time_shown_after_end() - interval '1 day'
    where id = any (bury_jobs.job_ids) and ended_at > now() - public.time_shown_after_end();
  delete from public.stale_jobs where job_id = any (bury_jobs.job_ids);
end
$function$;

create or replace function public.find_banned_jobs (
  max_jobs integer default 20
)
  returns table (
    id          uuid,
    slug        text,
    employer_id uuid,
    state_slug  text,
    city_slug   text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.stale_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now() and banned.is_banned
  order by banned.due_at
  limit max_jobs
$function$;

create or replace function public.shut_out_banned()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.stale_jobs (job_id, is_banned)
    select id, true from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
    on conflict (job_id) do update set is_banned = true;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  insert into public.closing_emails (job_id, is_takedown)
    select job_id, true from public.stale_jobs where is_banned and job_id in (select id from public.jobs where employer_id = new.id)
    on conflict (job_id) do update set is_takedown = true;
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
$function$;

create or replace function public.take_stale_jobs (
  max_jobs integer default 20
)
  returns table (
    id          uuid,
    slug        text,
    employer_id uuid,
    state_slug  text,
    city_slug   text
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  with taken as (
    delete from public.stale_jobs where job_id = any (array(
      select job_id from public.stale_jobs where due_at <= now() and not is_banned order by due_at limit max_jobs for update skip locked))
    returning job_id)
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from taken join public.jobs as job on job.id = taken.job_id
$function$;
