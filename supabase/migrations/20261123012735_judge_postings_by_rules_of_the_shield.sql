-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "note_reopened" on "public"."jobs";

drop trigger "queue_still_hiring" on "public"."jobs";

create table "public"."known_companies" (
  "name"    text   not null,
  "domains" text[] not null,
  constraint "known_companies_domains_check" check ((cardinality(domains) > 0)),
  constraint "known_companies_name_check" check ((name ~ '^[a-z0-9 ]+$'::text)),
  constraint "known_companies_pkey" primary key (name)
);

alter table "public"."known_companies"
  enable row level security;

alter table "public"."known_companies"
  owner to "postgres";

create table "public"."trust_rules" (
  "name"     text    not null,
  "kind"     text    not null,
  "hints"    text[]  not null default '{}'::text[],
  "pattern"  text    not null,
  "unless"   text,
  "weight"   integer not null,
  "is_hard"  boolean not null default false,
  "sentence" text    not null,
  "better"   text,
  "source"   text    not null default ''::text,
  "is_on"    boolean not null default true,
  constraint "trust_rules_kind_check" check ((kind = ANY (ARRAY['scam'::text, 'discrimination'::text, 'blocked words'::text]))),
  constraint "trust_rules_name_check" check (((length(name) >= 1) AND (length(name) <= 60))),
  constraint "trust_rules_pattern_check" check (((length(pattern) >= 1) AND (length(pattern) <= 4000))),
  constraint "trust_rules_pkey" primary key (name),
  constraint "trust_rules_weight_check" check (((weight >= 0) AND (weight <= 1000)))
);

alter table "public"."trust_rules"
  enable row level security;

alter table "public"."trust_rules"
  owner to "postgres";

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
begin
  if new.status = 'closed' or new.expires_at <= now() or (tg_op = 'UPDATE' and new.status = old.status and old.expires_at > now()
      and (new.title, new.description, new.tags, new.benefits, new.application_url, new.contact, new.salary, new.location)
        is not distinct from
        (old.title, old.description, old.tags, old.benefits, old.application_url, old.contact, old.salary, old.location)) then
    return new;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard)) -> 0
    into reasons, refused
    from public.judge_posting(new, new.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'job' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  if new.status = 'paused' then
    return new;
  end if;
  select * into pending from public.cases where subject_kind = 'job' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    perform public.open_case('job', new.id, new.employer_id, reasons);
    new.status := 'held';
  elsif public.is_removed_job(new.id) then
    new.status := 'held';
  elsif pending.id is null then
    new.status := 'open';
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', pending.id), new.employer_id);
    new.status := 'open';
  elsif tg_op = 'INSERT' or old.status <> 'open' then
    new.status := 'held';
  end if;
  return new;
end
$function$;

create or replace function public.judge_pay (
  job    public.jobs,
  hourly numeric
)
  returns table (
    rule     text,
    weight   integer,
    words    text,
    sentence text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
declare
  usual numeric;
begin
  if hourly is null or job.salary ->> 'currency' <> 'USD' or hourly < 40 then
    return;
  end if;
  with near as materialized (
    select nearest.min_pay_per_hour, nearest.industry from public.jobs as nearest
    where nearest.status = 'open' and nearest.id <> job.id and nearest.pay_currency = 'USD' and nearest.min_pay_per_hour > 0
    order by nearest.pt operator(extensions.<->) public.sphere_point(
      (job.location #>> '{coordinates,lat}')::double precision, (job.location #>> '{coordinates,lng}')::double precision)
    limit 500),
  alike as (select min_pay_per_hour from near where industry = job.industry)
  select percentile_disc(0.99) within group (order by min_pay_per_hour) into usual
    from (select min_pay_per_hour from alike where (select count(*) from alike) >= 30
      union all select min_pay_per_hour from near where (select count(*) from alike) < 30) as compared
    having count(*) >= 30;
  if hourly > 2 * usual then
    return query select 'pay far above what is usual there', 60, '$' || round(hourly, 2) || ' an hour',
      'It pays far more than jobs like it around there.';
  end if;
end
$function$;

alter function "public"."judge_pay"(public.jobs, numeric) owner to "postgres";

create or replace function public.judge_posting (
  job        public.jobs,
  account_id uuid
)
  returns table (
    rule        text,
    weight      integer,
    is_hard     boolean,
    words       text,
    in_sentence text,
    sentence    text,
    better      text,
    field       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with found as (
    select broken.rule, broken.weight, broken.is_hard, broken.words, broken.in_sentence, broken.sentence, broken.better,
      case when exists (select from public.judge_words(job.title) as in_title where in_title.rule = broken.rule) then 'title'
        else 'description' end as field
    from public.judge_words(concat_ws(E'\n', job.title, job.description, array_to_string(job.tags || job.benefits, E'\n'),
      job.application_url, job.company_name, job.company_description)) as broken
    union all
    select sender.rule, sender.weight, false, sender.words, sender.words, sender.sentence, null, 'contactEmail'
    from public.judge_sender(job.company_name, job.contact ->> 'email', job.application_url) as sender
    union all
    select paid.rule, paid.weight, false, paid.words, paid.words, paid.sentence, null, 'salaryMin'
    from public.judge_pay(job, public.pay_per_hour((job.salary ->> 'min')::numeric, job.salary ->> 'period')) as paid)
  select * from found
  union all
  select 'a new account', 20, false, '', '', 'It is from a new account.', null, null
  from public.posting_limits(judge_posting.account_id) as limits
  where limits.stage = 'first_day' and exists (select from found)
$function$;

alter function "public"."judge_posting"(public.jobs, uuid) owner to "postgres";

create or replace function public.judge_sender (
  company_name text,
  email        text,
  url          text
)
  returns table (
    rule     text,
    weight   integer,
    words    text,
    sentence text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(judge_sender.email, '@', 2)),
      lower(substring(judge_sender.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.plain_words(left(judge_sender.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  of_known as (
    select known.name, hosts.host, hosts.label, domain,
      exists (select from unnest(known.domains) as theirs where hosts.host = theirs or hosts.host like '%.' || theirs) as is_theirs,
      split_part(domain, '.', 1) as known_label
    from public.known_companies as known, unnest(known.domains) as domain, hosts)
  (select 'a known company’s name', 100, of_known.host, 'The address isn’t one of the company whose name this is.'
    from of_known, own where of_known.name = own.name and of_known.host = split_part(lower(judge_sender.email), '@', 2)
      and not of_known.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, of_known.host, 'The address looks like that of a company that it isn’t.'
    from of_known, about where not of_known.is_theirs and length(known_label) >= 5 and (
      position('.' || domain || '.' in '.' || of_known.host || '.') > 0
      or (label <> known_label and translate(label, '013457', 'oieast') = known_label)
      or (label <> known_label and replace(label, '1', 'l') = known_label)
      or (length(known_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), known_label, 1) = 1)
      or replace(label, '-', '') in (select known_label || word from unnest(about_work) as word
        union all select word || known_label from unnest(about_work) as word))
    limit 1)
$function$;

alter function "public"."judge_sender"(text, text, text) owner to "postgres";

create or replace function public.judge_words (
  given text
)
  returns table (
    rule        text,
    kind        text,
    weight      integer,
    is_hard     boolean,
    words       text,
    in_sentence text,
    sentence    text,
    better      text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  spaced text := public.plain_words(given);
  unmasked text := public.unmasked_words(spaced);
  plain text := regexp_replace(spaced, ' {2,}', ' ', 'g');
  texts text[] := array[plain];
  known public.trust_rules;
  seen text;
  part text;
  masked text;
begin
  if unmasked <> spaced then
    -- 1 stands for i or for l.
    texts := texts || regexp_replace(unmasked, ' {2,}', ' ', 'g')
      || case when spaced ~ '[a-z]1' then regexp_replace(public.unmasked_words(replace(spaced, '1', 'l')), ' {2,}', ' ', 'g') end;
  end if;
  -- Rule by rule, because PostgreSQL keeps 32 compiled patterns; and first over the whole text, because few are ever in it.
  for known in select * from public.trust_rules where is_on order by is_hard desc, weight desc, name loop
    <<texts>>
    foreach seen in array texts loop
      continue when seen is null;
      continue when known.hints <> '{}'
        and not exists (select from unnest(known.hints) as hint where strpos(seen, hint) > 0);
      continue when seen !~ known.pattern;
      for part in select regexp_split_to_table(seen, '(?<=[.!?])\s+|\n+|;|[•·▪●]') loop
        continue when part !~ known.pattern or part ~ known.unless;
        return query select known.name, known.kind, known.weight, known.is_hard,
          left(trim(regexp_substr(part, known.pattern)), 160), left(trim(part), 300), known.sentence, known.better;
        if seen <> plain then
          masked := coalesce(masked, left(trim(part), 160));
        end if;
        exit texts;
      end loop;
    end loop;
  end loop;
  if masked is not null then
    return query select 'words in disguise', 'scam', 50, false, masked, masked,
      'It hides words from whoever looks for them.', null::text;
  end if;
end
$function$;

alter function "public"."judge_words"(text) owner to "postgres";

create or replace function public.open_case (
  subject_kind text,
  subject_id   uuid,
  account_id   uuid,
  reasons      jsonb
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  number bigint;
begin
  insert into public.cases as known (subject_kind, subject_id, account_id, reasons)
    values (open_case.subject_kind, open_case.subject_id, open_case.account_id, '[]')
    on conflict (subject_kind, subject_id) where closed_at is null do update set opened_at = known.opened_at
    returning id into number;
  update public.cases as opened set
    reasons = (
      select coalesce(jsonb_agg(reason order by position), '[]') from (
        select distinct on (reason) reason, position
        from jsonb_array_elements(open_case.reasons || coalesce((
          select jsonb_agg(earlier) from jsonb_array_elements(opened.reasons) as earlier
          where earlier ->> 'source' is distinct from 'posting' or open_case.reasons = '[]'), '[]'))
          with ordinality as each (reason, position)
        order by reason, position) as distinct_reasons)
    where id = number;
  update public.cases as opened set
    risk = (select coalesce(sum((reason ->> 'weight')::integer), 0) from jsonb_array_elements(opened.reasons) as reason)
    where id = number;
  perform public.note_audit_event('case opened', open_case.subject_kind, open_case.subject_id::text,
    jsonb_build_object('case', number, 'rules', (select coalesce(jsonb_agg(reason -> 'rule'), '[]')
      from jsonb_array_elements(open_case.reasons) as reason)));
  return number;
end
$function$;

create or replace function public.plain_words (
  given text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select regexp_replace(regexp_replace(translate(
      lower(normalize(left(given, 30000), NFKD)),
      'аеорсхуіјѕԁһӏвнкмтαεορχυικνωтʼ’‘`´“”„–—−‐‑',
      'aeopcxyijsdhlbhkmtaeopxuiknwt''''''''''"""-----'),
    '[\u0300-\u036F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]+', '', 'g'),
    '[^\S\n ]', ' ', 'g')
$function$;

alter function "public"."plain_words"(text) owner to "postgres";

create or replace function public.unmasked_words (
  plain text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  seen text := plain;
  step record;
begin
  -- One sign between single letters goes, then one space: where letters are spaced out, words are two spaces apart.
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$])[._*|-](?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$]) (?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  if seen ~ '[a-z][0-9@$!|]' then
    -- Twice, for two signs beside each other; an address keeps its @.
    for step in select * from (values ('(?<=[a-z])0', 'o'), ('(?<=[a-z])0', 'o'), ('(?<=[a-z])3', 'e'), ('(?<=[a-z])3', 'e'),
        ('(?<=[a-z])4', 'a'), ('(?<=[a-z])5', 's'), ('(?<=[a-z])7', 't'), ('(?<=[a-z])[1!|](?=[a-z])', 'i'),
        ('(?<=[a-z])@(?=[a-z])(?![a-z0-9-]+\.[a-z])', 'a'), ('(?<=[a-z])\$', 's')) as known (pattern, letter)
    loop
      seen := regexp_replace(seen, step.pattern, step.letter, 'g');
    end loop;
  end if;
  return seen;
end
$function$;

alter function "public"."unmasked_words"(text) owner to "postgres";

create trigger note_reopened
  after update on public.jobs
  for each row
  when
    (((new.status = 'open'::text) AND (new.expires_at > now()) AND ((old.status <> 'open'::text) OR (old.expires_at <= now()))))
  execute function public.note_reopened_job();

create trigger queue_still_hiring
  after insert or update of status, expires_at, title, description on public.jobs
  for each row
  when (((new.status = 'open'::text) AND (NOT new.is_demo)))
  execute function public.queue_still_hiring();

revoke all on function "public"."judge_pay"(public.jobs, numeric) from public;

revoke all on function "public"."judge_pay"(public.jobs, numeric) from "postgres";

grant execute on function "public"."judge_pay"(public.jobs, numeric) to "postgres";

grant execute on function "public"."judge_pay"(public.jobs, numeric) to "service_role";

revoke all on function "public"."judge_posting"(public.jobs, uuid) from public;

revoke all on function "public"."judge_posting"(public.jobs, uuid) from "postgres";

grant execute on function "public"."judge_posting"(public.jobs, uuid) to "postgres";

grant execute on function "public"."judge_posting"(public.jobs, uuid) to "service_role";

revoke all on function "public"."judge_sender"(text, text, text) from public;

revoke all on function "public"."judge_sender"(text, text, text) from "postgres";

grant execute on function "public"."judge_sender"(text, text, text) to "postgres";

grant execute on function "public"."judge_sender"(text, text, text) to "service_role";

revoke all on function "public"."judge_words"(text) from public;

revoke all on function "public"."judge_words"(text) from "postgres";

grant execute on function "public"."judge_words"(text) to "postgres";

grant execute on function "public"."judge_words"(text) to "service_role";

revoke all on function "public"."plain_words"(text) from public;

revoke all on function "public"."plain_words"(text) from "postgres";

grant execute on function "public"."plain_words"(text) to "postgres";

grant execute on function "public"."plain_words"(text) to "service_role";

revoke all on function "public"."unmasked_words"(text) from public;

revoke all on function "public"."unmasked_words"(text) from "postgres";

grant execute on function "public"."unmasked_words"(text) to "postgres";

grant execute on function "public"."unmasked_words"(text) to "service_role";

revoke all on table "public"."known_companies" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."known_companies" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."known_companies"
  to "service_role";

revoke all on table "public"."trust_rules" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."trust_rules" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."trust_rules" to "service_role";
