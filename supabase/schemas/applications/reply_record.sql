-- Nobody learns from invented applications whether anybody else applied: the record counts addresses that were proven, each
-- once, and tells tens of percents, which one more does not turn.

-- How a job's employer replies: the share of the applicants of at least a week ago who got an answer after their application was
-- opened, in tens of percents rounded down, and the median time; nothing below ten applicants. Of the
-- last thousand.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from public.replies_to(array(select job.id from public.jobs as job
    where job.id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()))
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;
