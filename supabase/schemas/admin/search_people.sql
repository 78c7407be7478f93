-- Searches accounts and jobs by part of a name, address or slug, or by a whole id. Returns {"people", "jobs"}: exact matches first, then
-- the newest. Sorts at most 300 arbitrary matches of each. Fewer than three letters return nothing. The audit log records the ids of the
-- found accounts, but not the search text, which may be a person's name.
create function public.search_people(words text, admin_id uuid, max_rows integer default 20) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  search_text constant text := lower(trim(left(search_people.words, 200)));
  -- Escaped, so that '%' and '_' in the search text match only themselves.
  pattern constant text := '%' || regexp_replace(lower(trim(left(search_people.words, 200))), '([\\%_])', '\\\1', 'g') || '%';
  slug_pattern constant text := '%' || public.slugify(left(search_people.words, 200)) || '%';
  searched_id constant uuid := case when search_text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then search_text::uuid end;
  max_results constant integer := least(greatest(search_people.max_rows, 1), 50);
  account_ids uuid[];
  job_ids uuid[];
  people jsonb;
begin
  if length(search_text) < 3 then
    return jsonb_build_object('people', '[]'::jsonb, 'jobs', '[]'::jsonb);
  end if;
  if searched_id is not null then
    account_ids := array(select id from auth.users where id = searched_id union select employer_id from public.jobs where id = searched_id
      union select user_id from public.employer_profiles where id = searched_id
      union select user_id from public.job_seeker_profiles where id = searched_id
      union select account_id from public.cases where subject_id = searched_id and account_id is not null);
    job_ids := array[searched_id];
  else
    account_ids := array(select account.id from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where lower(concat_ws(' ', account.email, company.company_name, profile.full_name)) like pattern limit 300);
    job_ids := array(select job.id from (
        select slug from public.job_slugs where slug like slug_pattern and slug_pattern <> '%%' limit 300) as matching
      join public.jobs as job on job.slug = matching.slug);
  end if;
  people := coalesce((select jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, person."createdAt" desc) from (
      select account.id, account.email, company.company_name as "companyName", profile.full_name as "fullName",
        account.created_at as "createdAt", account.banned_until > now() as "isBanned",
        (select count(*) from public.jobs where employer_id = account.id and status = 'open' and expires_at > now()) as "openJobs",
        case when lower(account.email) = search_text or lower(company.company_name) = search_text then 0 else 1 end as rank
      from auth.users as account
      left join public.employer_profiles as company on company.user_id = account.id
      left join public.job_seeker_profiles as profile on profile.user_id = account.id
      where account.id = any (account_ids)
      order by rank, account.created_at desc limit max_results) as person), '[]');
  perform public.record_audit_event('searched', 'account', 'search',
    jsonb_build_object('found', jsonb_path_query_array(people, '$[*].id')), search_people.admin_id);
  return jsonb_build_object('people', people,
    'jobs', coalesce((select jsonb_agg(to_jsonb(posting) - 'rank' order by posting.rank, posting."postedAt" desc) from (
      select job.id, job.slug, job.title, job.company_name as "companyName", job.status, job.expires_at <= now() as "isOver",
        job.created_at as "postedAt", job.employer_id as "accountId", case when job.slug = search_text then 0 else 1 end as rank
      from public.jobs as job where job.id = any (job_ids)
      order by rank, job.created_at desc limit max_results) as posting), '[]'));
end
$$;

grant execute on function public.search_people(text, uuid, integer) to service_role;
