-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.related_postings (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('mark', split_part(mark, ':', 1), 'total', related.total, 'postings', (
      select jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'companyName', other.company_name,
          'status', other.status, 'postedAt', other.created_at, 'isSameAccount', other.employer_id = job.employer_id)
        order by other.employer_id = job.employer_id, other.created_at desc)
      from (select * from public.jobs where id = any (related.ids)
        order by employer_id = job.employer_id, created_at desc limit 5) as other)) order by place), '[]')
  from public.jobs as job
  cross join lateral unnest(public.job_marks(job.contact, job.application_url, job.description)) with ordinality as known (mark, place)
  cross join lateral (select array_agg(id) as ids, count(*) as total from (
    select other.id from public.jobs as other
    where public.job_marks(other.contact, other.application_url, other.description) @> array[mark] and other.id <> job.id
    limit 200) as found) as related
  where job.id = related_postings.job_id and related.total > 0 and not (mark like 'domain:%' and related.total = 200)
$function$;
