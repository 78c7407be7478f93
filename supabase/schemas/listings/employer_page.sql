-- Two companies of one name in one place are told apart: by the street they post at and since when they are here (D12).

-- One page of the open jobs under a company's name, whoever writes it how, those of the given city first (D12):
-- {"total", "here", "is_more", "companies": those of that name, "jobs"}. Null when nobody of that name posted in that city within 14
-- days. Of a name with more than 1,000 open jobs so many are looked at, those of the city first; a company is told by its 50
-- newest.
create function public.employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
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
$$;

grant execute on function public.employer_page(text, text, text, integer, integer) to service_role;
