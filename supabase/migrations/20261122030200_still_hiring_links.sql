-- The links of a 'Still hiring?' mail work on when the job was paused for want of an answer: the mail about the pause brings a
-- secret of its own, and whoever opens the older one would find nothing.

alter table public.still_hiring add column asked_token_hash text;
create unique index still_hiring_asked on public.still_hiring (asked_token_hash);

-- Keeps the secret of the question while it is paused for; the next question has new links alone.
create function public.keep_asked_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.asked_token_hash := case
    when new.asked_at is distinct from old.asked_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.asked_token_hash end;
  return new;
end
$$;
create trigger keep_asked_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.keep_asked_token();

-- The job of a question's secret; null for an unknown one and one that a newer question replaced.
create function public.job_of_question(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(job_of_question.manage_token) in (token_hash, asked_token_hash)
$$;
revoke execute on function public.job_of_question(text) from public;

-- As before, for the older link too.
create or replace function public.find_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedBySilence', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.job_of_question(find_still_hiring.manage_token)
$$;

-- As before, for the older link too.
create or replace function public.answer_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;
