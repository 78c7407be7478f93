-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

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
    perform public.hide_subject('company', new.id);
  elsif pending.id is not null and pending.reasons <> '[]' and not exists (
      select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.show_subject('company', new.id, false);
    perform public.note_audit_event('case mended', 'company', new.id::text, jsonb_build_object('case', pending.id), new.user_id);
  end if;
  return null;
end
$function$;

alter function "public"."judge_company"() owner to "postgres";

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
  is_removed constant boolean := public.is_removed_job(new.id) or public.has_removed(new.employer_id, 'company');
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
      where approved.account_id = new.employer_id and approved.outcome = 'approved'
        and (approved.subject_kind = 'company' or approved.subject_kind = 'job' and approved.subject_id = new.id)
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  -- A case that reports opened holds nothing before they are enough: whoever pauses and resumes would be held by one of them.
  select * into pending from public.cases as known where subject_kind = 'job' and subject_id = new.id and closed_at is null
    and (known.reasons = '[]' or exists (select from jsonb_array_elements(known.reasons) as reason
      where reason ->> 'source' is distinct from 'report' or reason ? 'holds'));
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      new.expires_at := now() - shown_after_end - interval '1 day';
      return new;
    end if;
    perform public.open_case('job', new.id, new.employer_id, reasons);
    new.status := 'held';
  elsif is_over then
    if is_removed or pending.id is not null then
      new.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif is_removed then
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

create trigger judge
  after insert or update of company_name, company_description on public.employer_profiles
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function public.judge_company();

revoke all on function "public"."judge_company"() from public;

revoke all on function "public"."judge_company"() from "postgres";

grant execute on function "public"."judge_company"() to "postgres";

grant execute on function "public"."judge_company"() to "service_role";
