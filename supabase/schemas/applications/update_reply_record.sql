-- Computes an employer's reply record, and copies it to the employer's jobs that have not ended.
create function public.update_reply_record(employer uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  replies_to_most constant boolean := (
    select count(distinct mailbox) >= 10 and 2 * count(reply_time) > count(*)
    from public.list_reply_times(array(select job.id from public.jobs as job
      where job.employer_id = employer and job.ended_at > now() - public.ended_job_visibility())));
begin
  insert into public.reply_records (employer_id, is_responsive)
    select user_id, replies_to_most from public.employer_profiles where user_id = employer
    on conflict (employer_id) do update set is_responsive = excluded.is_responsive, checked_at = now();
  update public.jobs set is_responsive = replies_to_most
    where employer_id = employer and status <> 'closed' and expires_at > now() and is_responsive <> replies_to_most;
end
$$;

grant execute on function public.update_reply_record(uuid) to service_role;
