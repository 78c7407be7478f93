-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."seen_jobs" (
  "user_id" uuid                     not null,
  "kind"    text                     not null,
  "job_id"  uuid                     not null,
  "seen_at" timestamp with time zone not null default now(),
  "title"   text                     not null,
  constraint "seen_jobs_kind_check" check ((kind = ANY (ARRAY['viewed'::text, 'hidden'::text]))),
  constraint "seen_jobs_pkey" primary key (user_id, kind, job_id),
  constraint "seen_jobs_title_check" check (((length(title) >= 1) AND (length(title) <= 160)))
);

alter table "public"."seen_jobs"
  enable row level security;

alter table "public"."seen_jobs"
  owner to "postgres";

create or replace function public.keep_seen_jobs (
  jobs jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  viewer uuid := (select auth.uid());
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array'
    or jsonb_array_length(jobs) > public.most_seen_jobs('viewed') + public.most_seen_jobs('hidden') then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would keep more.
  perform pg_advisory_xact_lock(hashtextextended('seen_jobs:' || viewer, 0));
  insert into public.seen_jobs as kept (user_id, kind, job_id, seen_at, title)
  select distinct on (given.kind, given.job_id) viewer, given.kind, given.job_id, given.seen_at, given.title
  from (
    select each.kind, each.job_id, least(coalesce(each.seen_at, now()), now()) as seen_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title
    from jsonb_to_recordset(jobs) as each (kind text, job_id uuid, seen_at timestamptz, title text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held') as given
  where given.kind in ('viewed', 'hidden') and given.job_id is not null and given.title is not null
  order by given.kind, given.job_id, given.seen_at desc
  on conflict (user_id, kind, job_id) do update set seen_at = greatest(kept.seen_at, excluded.seen_at), title = excluded.title;
  delete from public.seen_jobs as old
  using (
    select seen.kind, seen.job_id, row_number() over (partition by seen.kind order by seen.seen_at desc, seen.job_id) as place
    from public.seen_jobs as seen where seen.user_id = viewer) as listed
  where old.user_id = viewer and old.kind = listed.kind and old.job_id = listed.job_id
    and listed.place > public.most_seen_jobs(listed.kind);
end
$function$;

alter function "public"."keep_seen_jobs"(jsonb) owner to "postgres";

create or replace function public.most_seen_jobs (
  kind text
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select case kind when 'viewed' then 30 when 'hidden' then 200 end $function$;

alter function "public"."most_seen_jobs"(text) owner to "postgres";

alter table "public"."seen_jobs"
  add constraint "seen_jobs_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

create index seen_jobs_newest on public.seen_jobs using btree (user_id, kind, seen_at desc, job_id);

create policy "people forget what they have seen" on "public"."seen_jobs"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "people read what they have seen" on "public"."seen_jobs"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

revoke all on function "public"."keep_seen_jobs"(jsonb) from public;

grant execute on function "public"."keep_seen_jobs"(jsonb) to "authenticated";

revoke all on function "public"."keep_seen_jobs"(jsonb) from "postgres";

grant execute on function "public"."keep_seen_jobs"(jsonb) to "postgres";

grant execute on function "public"."keep_seen_jobs"(jsonb) to "service_role";

revoke all on function "public"."most_seen_jobs"(text) from public;

revoke all on function "public"."most_seen_jobs"(text) from "postgres";

grant execute on function "public"."most_seen_jobs"(text) to "postgres";

grant execute on function "public"."most_seen_jobs"(text) to "service_role";

grant delete, select on table "public"."seen_jobs" to "authenticated";

revoke all on table "public"."seen_jobs" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."seen_jobs" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."seen_jobs" to "service_role";
