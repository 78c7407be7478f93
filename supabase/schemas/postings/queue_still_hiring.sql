-- A job that opens is asked about a week after it was last posted, asked about or answered for.
create function public.queue_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due (job_id, due_at)
    values (new.id, interval '7 days' + greatest(new.created_at,
      (select greatest(asked_at, answered_at) from public.still_hiring where job_id = new.id)))
    on conflict (job_id) do nothing;
  return null;
end
$$;
