-- A question that was asked or answered puts the job's next one off by a week.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due as due (job_id, due_at)
    values (new.job_id, greatest(new.asked_at, new.answered_at) + interval '7 days')
    on conflict (job_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
