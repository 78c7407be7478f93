-- Nobody learns from invented applications whether anybody else applied: the record counts addresses that were proven, each
-- once, and tells tens of percents, which one more does not turn.

-- How a job's employer replies: the share of the applicants of at least a week ago who got an answer after their application was
-- opened, in tens of percents rounded down, and the median time; nothing below ten applicants. Of the
-- last thousand.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  with replies as (
    select (select min(answer.at) from public.application_events as answer
        where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
          and exists (select from public.application_events as opened
            where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
      - application.created_at as took, public.mailbox_of(application.email) as mailbox
    from public.applications as application
    join public.jobs as job on job.id = application.job_id
    where application.job_id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()
      and application.created_at <= now() - interval '7 days' and application.proven_at is not null
    order by application.created_at desc
    limit 1000)
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;
