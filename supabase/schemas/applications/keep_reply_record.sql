-- Looks at how an employer replies, and marks the jobs that are not over.
create function public.keep_reply_record(employer uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_most constant boolean := (
    select count(distinct mailbox) >= 10 and 2 * count(took) > count(*)
    from public.replies_to(array(select job.id from public.jobs as job
      where job.employer_id = employer and job.ended_at > now() - public.time_shown_after_end())));
begin
  insert into public.reply_records (employer_id, answers_most)
    select user_id, is_most from public.employer_profiles where user_id = employer
    on conflict (employer_id) do update set answers_most = excluded.answers_most, looked_at = now();
  update public.jobs set answers_most = is_most
    where employer_id = employer and status <> 'closed' and expires_at > now() and answers_most <> is_most;
end
$$;

grant execute on function public.keep_reply_record(uuid) to service_role;
