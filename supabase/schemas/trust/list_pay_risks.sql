-- Returns a risk if a posting pays more than twice the 99th percentile of the nearest 500 jobs with pay. If at least 30 of these are in its
-- industry, only they are compared. Skips postings below 40 dollars an hour, and places with fewer than 30 jobs with pay.
create function public.list_pay_risks(job public.jobs, hourly numeric)
returns table (rule text, weight integer, words text, sentence text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  usual_pay numeric;
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
  select percentile_disc(0.99) within group (order by min_pay_per_hour) into usual_pay
    from (select min_pay_per_hour from alike where (select count(*) from alike) >= 30
      union all select min_pay_per_hour from near where (select count(*) from alike) < 30) as compared
    having count(*) >= 30;
  if hourly > 2 * usual_pay then
    return query select 'pay far above what is usual there', 60, '$' || round(hourly, 2) || ' an hour',
      'It pays far more than jobs like it around there.';
  end if;
end
$$;

grant execute on function public.list_pay_risks(public.jobs, numeric) to service_role;
