-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.my_posting_limits()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'stage', limits.stage,
    'openJobs', (select count(*) from public.jobs
      where employer_id = (select auth.uid()) and status in ('open', 'held') and expires_at > now() and not is_demo),
    'maxOpenJobs', limits.open_jobs,
    'maxOpenJobsNext', limits.open_jobs_next,
    'postedToday', (select count(*) from public.posting_log
      where account_id = (select auth.uid()) and posted_at > now() - interval '1 day'),
    'maxPostedToday', limits.postings_a_day)
  from public.posting_limits((select auth.uid())) as limits
$function$;

alter function "public"."my_posting_limits"() owner to "postgres";

revoke all on function "public"."my_posting_limits"() from public;

grant execute on function "public"."my_posting_limits"() to "authenticated";

revoke all on function "public"."my_posting_limits"() from "postgres";

grant execute on function "public"."my_posting_limits"() to "postgres";

grant execute on function "public"."my_posting_limits"() to "service_role";
