-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "ask_contact" on "public"."jobs";

create or replace function public.bury_held_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.expires_at := least(new.expires_at, now() - public.time_shown_after_end() - interval '1 day');
  return new;
end
$function$;

alter function "public"."bury_held_job"() owner to "postgres";

create or replace function public.employer_page (
  company     text,
  state       text,
  city        text,
  page_size   integer default 20,
  page_offset integer default 0
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  most constant integer := public.search_limit('counted');
  wanted constant text := lower(left(company, 200) collate "und-x-icu");
  known text;
  answer jsonb;
begin
  select job.company_name into known from public.jobs as job
    where job.company_slug = wanted and job.state_slug = employer_page.state and job.city_slug = employer_page.city
      and job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held'
    limit 1;
  if known is null then
    return null;
  end if;
  with local as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and state_slug = employer_page.state and city_slug = employer_page.city
    limit most + 1),
  elsewhere as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and (state_slug, city_slug) <> (employer_page.state, employer_page.city)
    limit most + 1),
  matching as materialized (
    select *, true as is_here from local union all select *, false from elsewhere limit most + 1),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), most)),
  companies as (
    select employer_id, count(*), bool_or(is_here) as is_here from matching group by employer_id
    order by is_here desc, count(*) desc, employer_id limit 12)
  select jsonb_build_object(
    'name', coalesce((select min(told.name) from companies, lateral public.company_of(employer_id, wanted) as told), known),
    'total', (select least(count(*), most) from matching),
    'is_more', (select count(*) > most from matching),
    'here', (select least(count(*), most) from matching where is_here),
    'companies', coalesce((
      select jsonb_agg(to_jsonb(told) || jsonb_build_object('id', employer_id, 'count', companies.count)
        order by companies.is_here desc, employer_id)
      from companies, lateral public.company_of(employer_id, wanted) as told), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, page.created_at desc, id)
      from page join public.jobs as job using (id)), '[]'))
  into answer;
  return answer;
end
$function$;

create or replace function public.judge_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
  shown_after_end constant interval := public.time_shown_after_end();
  shown constant text := case when new.status = 'paused' then 'paused' else 'open' end;
  is_over constant boolean := new.status = 'closed' or new.expires_at <= now();
begin
  -- What has no page is judged when it gets one.
  if is_over and (new.status = 'held'
      or least(case when new.status = 'closed' then new.closed_at end, new.expires_at) <= now() - shown_after_end) then
    return new;
  end if;
  -- What says the same and was shown goes on, pauses or ends unjudged.
  if tg_op = 'UPDATE' and (case when is_over then old.status <> 'held' and old.ended_at > now() - shown_after_end
        else old.expires_at > now() and (new.status = old.status or (old.status, new.status) = ('open', 'paused')) end)
      and (new.title, new.description, new.tags, new.benefits, new.application_url, new.contact, new.salary, new.location)
        is not distinct from
        (old.title, old.description, old.tags, old.benefits, old.application_url, old.contact, old.salary, old.location) then
    return new;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard or tg_nargs > 0),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard and tg_nargs = 0)) -> 0
    into reasons, refused
    from public.judge_posting(new, new.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'job' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  select * into pending from public.cases where subject_kind = 'job' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      new.expires_at := now() - shown_after_end - interval '1 day';
      return new;
    end if;
    perform public.open_case('job', new.id, new.employer_id, reasons);
    new.status := 'held';
  elsif is_over then
    if public.is_removed_job(new.id) or pending.id is not null then
      new.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif public.is_removed_job(new.id) then
    new.status := 'held';
  elsif pending.id is null then
    new.status := shown;
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', pending.id), new.employer_id);
    new.status := shown;
  elsif tg_op = 'INSERT' or old.status not in ('open', new.status) then
    new.status := 'held';
  end if;
  return new;
end
$function$;

create or replace function public.limit_postings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_posted boolean := tg_op = 'INSERT';
  -- Whether it was open or could be at once, and whether it was open.
  was_alive boolean := not is_posted and old.status <> 'closed' and old.expires_at > now();
  was_open boolean := was_alive and old.status = 'open';
  is_alive boolean := new.status <> 'closed' and new.expires_at > now();
  words text := public.posting_hash(new.title, new.location, new.description);
  twin record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || new.employer_id, 0));
  -- The same form again: the unique key answers that.
  if is_posted and exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return new;
  end if;
  if is_alive and (not was_alive or words <> public.posting_hash(old.title, old.location, old.description)) then
    select id, title into twin from public.jobs as posted
      where posted.employer_id = new.employer_id and posted.id <> new.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(new.location #>> '{address,state}')
        and posted.city_slug = public.slugify(new.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = words
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(twin)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(new.employer_id);
  if is_posted and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = new.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and new.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = new.employer_id and id <> new.id and status in ('open', 'held') and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged here and not after the row, so that the rows of one statement count each other.
  if is_posted then
    insert into public.posting_log (job_id, account_id, words_hash) values (new.id, new.employer_id, words);
    delete from public.posting_log as past
      where past.account_id = new.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return new;
end
$function$;

create trigger ask_contact_when_shown
  after update on public.jobs
  for each row
  when (((old.status = 'held'::text) AND (new.status = 'open'::text) AND (new.application_url IS NULL) AND (NOT new.is_demo)))
  execute function public.ask_posted_contact();

create trigger ask_contact
  after insert or update of contact, application_url on public.jobs
  for each row
  when
    (((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) AND (new.application_url IS NULL) AND (new.status <> ALL
    (ARRAY['closed'::text, 'held'::text]))))
  execute function public.ask_posted_contact();

create trigger c_bury_held
  before update of status on public.jobs
  for each row
  when (((old.status = 'held'::text) AND (new.status = 'closed'::text)))
  execute function public.bury_held_job();

create trigger d_judge_resumed
  before update of status on public.jobs
  for each row
  when
    (((old.status = 'paused'::text) AND (new.status = 'open'::text) AND (CURRENT_USER <> ALL (ARRAY['anon'::name,
    'authenticated'::name]))))
  execute function public.judge_job('hold');

revoke all on function "public"."bury_held_job"() from public;

revoke all on function "public"."bury_held_job"() from "postgres";

grant execute on function "public"."bury_held_job"() to "postgres";

grant execute on function "public"."bury_held_job"() to "service_role";
