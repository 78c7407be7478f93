-- An account's limits of open jobs and postings a day. They grow with the time since its first posting. `stage` is null when they no longer
-- grow.
create function public.posting_limits(account_id uuid, out stage text, out open_jobs integer, out open_jobs_next integer,
  out postings_a_day integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  age interval := now() - coalesce(
    (select min(posted_at) from public.posting_log as posted where posted.account_id = posting_limits.account_id), now());
begin
  stage := case when age < interval '1 day' then 'first_day' when age < interval '7 days' then 'first_week'
    when age < interval '30 days' then 'first_month' end;
  open_jobs := public.setting(concat_ws('_', 'open_jobs', stage));
  open_jobs_next := case stage when 'first_day' then public.setting('open_jobs_first_week')
    when 'first_week' then public.setting('open_jobs_first_month') when 'first_month' then public.setting('open_jobs') end;
  postings_a_day := public.setting(case stage when 'first_day' then 'postings_first_day' else 'postings_a_day' end);
end
$$;

grant execute on function public.posting_limits(uuid) to service_role;
