-- Two companies of one name in one place are told apart: by the street they post at and since when they are here (D12).

-- One page of the open jobs under a company's name, whoever writes it how, those of the given city first (D12):
-- {"total", "here", "companies": those of that name, "jobs"}. Null when nobody of that name posted in that city within 14 days.
create function public.employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (select lower(left(company, 200) collate "und-x-icu") as name),
  matching as materialized (
    select job, job.id, job.employer_id, job.company_name, job.company_logo, job.company_description, job.industry, job.created_at,
      job.location, job.state_slug = employer_page.state and job.city_slug = employer_page.city as is_here
    from public.jobs as job, wanted
    where job.company_slug = wanted.name and job.status = 'open' and job.expires_at > now()),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), 100000))
  select jsonb_build_object(
    'name', coalesce((select min(company_name) from matching), min(job.company_name)),
    'total', (select count(*) from matching),
    'here', (select count(*) from matching where is_here),
    'companies', coalesce((select jsonb_agg(to_jsonb(each) - 'rank' order by each.rank, each.id) from (
        select employer_id as id, min(company_name) as name, max(company_logo) as logo, max(company_description) as description,
          max(industry) as industry, count(*), mode() within group (order by location #>> '{address,city}') as city,
          mode() within group (order by location #>> '{address,state}') as state,
          -- A company with several shops is not at one of them.
          case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end as street,
          (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id) as since,
          case when bool_or(is_here) then 0 else 1 end as rank
        from matching group by employer_id order by rank, count(*) desc limit 12) as each), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, created_at desc, id) from page), '[]'))
  from public.jobs as job, wanted
  where job.company_slug = wanted.name and job.state_slug = employer_page.state and job.city_slug = employer_page.city
    and job.ended_at > now() - public.time_shown_after_end()
  having count(*) > 0
$$;

grant execute on function public.employer_page(text, text, text, integer, integer) to service_role;
