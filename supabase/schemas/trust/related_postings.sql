-- Returns other postings with the same address, domain, phone or text: [{"mark": 'email', 'domain', 'phone' or 'text', "total": at most
-- 200, "postings": five, other accounts' first, [{"id", "title", "companyName", "status", "postedAt", "isSameAccount"}]}]. A domain of
-- 200 or more postings is ignored.
create function public.related_postings(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('mark', split_part(mark, ':', 1), 'total', related.total, 'postings', (
      select jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'companyName', other.company_name,
          'status', other.status, 'postedAt', other.created_at, 'isSameAccount', other.employer_id = job.employer_id)
        order by other.employer_id = job.employer_id, other.created_at desc)
      from (select * from public.jobs where id = any (related.ids)
        order by employer_id = job.employer_id, created_at desc limit 5) as other)) order by position), '[]')
  from public.jobs as job
  cross join lateral unnest(public.job_identifiers(job.contact, job.application_url, job.description))
    with ordinality as identifiers (mark, position)
  cross join lateral (select array_agg(id) as ids, count(*) as total from (
    select other.id from public.jobs as other
    where public.job_identifiers(other.contact, other.application_url, other.description) @> array[mark] and other.id <> job.id
    limit 200) as found) as related
  where job.id = related_postings.job_id and related.total > 0 and not (mark like 'domain:%' and related.total = 200)
$$;

grant execute on function public.related_postings(uuid) to service_role;
