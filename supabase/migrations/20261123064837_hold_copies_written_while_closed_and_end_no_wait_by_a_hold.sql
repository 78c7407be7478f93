-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "c_keep_sketch" on "public"."jobs";

create or replace function public.count_reports (
  subject_id uuid,
  OUT        reasons jsonb,
  OUT        pauses boolean
)
  returns record
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with independent as (
    select distinct on (coalesce(network_hash, '')) reason, weight, has_standing, created_at
    from public.reports
    where reports.subject_id = count_reports.subject_id and decided_at is null and weight > 0
    order by coalesce(network_hash, ''), weight desc, created_at),
  by_reason as (
    select reason, sum(weight) as weight, count(*) as people from independent group by reason)
  select
    coalesce((select jsonb_agg(jsonb_build_object('rule', 'reported: ' || reason, 'weight', weight, 'words', '',
      'people', people, 'source', 'report') order by weight desc, reason) from by_reason), '[]'),
    coalesce(sum(weight) filter (where has_standing), 0)
        + least(coalesce(sum(weight) filter (where not has_standing), 0), public.setting('report_weight_to_pause') / 2.0)
        >= public.setting('report_weight_to_pause')
      and count(*) >= public.setting('report_people_to_pause')
      and count(*) filter (where has_standing) >= 2
      and max(created_at) - min(created_at) >= make_interval(mins => public.setting('report_minutes_to_pause'))
  from independent
$function$;

create or replace function public.judge_company()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
begin
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', broken.field) order by broken.weight desc)
      filter (where broken.is_hard)) -> 0
    into reasons, refused
    from (
      select distinct on (rule) * from (
        select 'companyName' as field, in_name.* from public.judge_words(new.company_name) as in_name
        union all
        select 'companyDescription', told.* from public.judge_words(new.company_description) as told) as each
      order by rule, field desc) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'company' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  select * into pending from public.cases where subject_kind = 'company' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('company', new.id, new.user_id, reasons);
    -- Not over: nobody who waits for an answer is told anything.
    with held as (
      update public.jobs set status = 'held' where employer_id = new.user_id and status = 'open' and expires_at > now() returning id)
    insert into public.stale_jobs (job_id) select id from held on conflict do nothing;
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.show_subject('company', new.id, false);
    perform public.note_audit_event('case mended', 'company', new.id::text, jsonb_build_object('case', pending.id), new.user_id);
  end if;
  return null;
end
$function$;

create or replace function public.keep_sketch()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  said integer[];
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.location, new.type, new.schedule)
        is not distinct from (old.title, old.description, old.location, old.type, old.schedule)
      and exists (select from public.posting_sketches where job_id = new.id) then
    return new;
  end if;
  said := public.text_sketch(new.description);
  -- Of two at once that say the same, the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('copy ' || band, 0))
    from (select distinct unnest(public.sketch_bands(said)) as band order by 1) as each;
  insert into public.posting_sketches as known (job_id, circumstances, title, words, bands, said_since)
    values (new.id,
      hashtext(concat_ws('|', new.type, (select string_agg(shift, ',' order by shift) from unnest(new.schedule) as shift),
        public.slugify(new.location #>> '{address,state}'), public.slugify(new.location #>> '{address,city}'),
        round((new.location #>> '{coordinates,lat}')::numeric, 3), round((new.location #>> '{coordinates,lng}')::numeric, 3))),
      array(select distinct hashtext(word) from regexp_split_to_table(public.plain_words(new.title), '[^[:alnum:]]+') as word
        where word <> ''),
      said, public.sketch_bands(said),
      -- What was posted before sketches were kept has said so since then.
      case when tg_op = 'UPDATE' and new.description = old.description then old.created_at else clock_timestamp() end)
    on conflict (job_id) do update set circumstances = excluded.circumstances, title = excluded.title, words = excluded.words,
      bands = excluded.bands, said_since = case
        when public.resemblance(known.words, excluded.words) >= public.setting('copy_percent') then known.said_since
        else clock_timestamp() end;
  return new;
end
$function$;

create trigger c_keep_sketch
  before insert or update of title, location, description, type, schedule, status, expires_at on public.jobs
  for each row
  when ((NOT new.is_demo))
  execute function public.keep_sketch();
