-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."settle_unsure_words"(uuid);

create or replace function public.match_opened_jobs (
  max_jobs integer                  default 50,
  now_at   timestamp with time zone default now()
)
  returns table (
    jobs  integer,
    mails integer
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
  found_by uuid[];
begin
  opened := array(
    select job_id from public.job_openings
    where matched_at is null and opened_at <= now_at
    order by opened_at
    limit least(max_jobs, 500)
    for update skip locked);
  jobs := cardinality(opened);
  mails := 0;
  if jobs = 0 then
    return next;
    return;
  end if;
  still_open := array(
    select job.id from public.jobs as job
    where job.id = any (opened) and job.status = 'open' and job.expires_at > now_at);
  perform public.settle_unsure_words(still_open);
  with told as (
    insert into public.alert_deliveries (alert_id, job_id)
      select alert.id, opening.job_id
      from public.job_openings as opening, public.instant_alerts_of(opening.job_id) as matching
        join public.alerts as alert on alert.id = matching
      where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at
      on conflict do nothing
      returning alert_id)
  select array_agg(distinct alert_id) into found_by from told;
  mails := public.write_alert_mails(found_by);
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$function$;

create or replace function public.settle_unsure_words (
  job_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  settled uuid[];
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  settled := array(
    select unsure.alert_id from public.jobs as job,
      unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
    where job.id = any (job_ids)
    union
    select unsure.alert_id from public.jobs as job,
      public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
      join public.unsure_alert_words as unsure
        on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
          and length(unsure.word) between length(posted) - 2 and length(posted) + 3
    where job.id = any (job_ids) and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3);
  -- All who do this at once take them in one order, or two would wait for each other.
  perform from public.alerts where id = any (settled) order by id for no key update;
  -- An update of the words, even to themselves, reads them.
  update public.alerts set words = words where id = any (settled);
end
$function$;

alter function "public"."settle_unsure_words"(uuid[]) owner to "postgres";

revoke all on function "public"."settle_unsure_words"(uuid[]) from public;

revoke all on function "public"."settle_unsure_words"(uuid[]) from "postgres";

grant execute on function "public"."settle_unsure_words"(uuid[]) to "postgres";

grant execute on function "public"."settle_unsure_words"(uuid[]) to "service_role";
