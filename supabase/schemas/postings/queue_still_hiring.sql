-- A job that opens is asked about a week after it was last posted, asked about or answered for.
create function public.queue_still_hiring(job_id uuid, posted_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.still_hiring as known (job_id, due_at) values (queue_still_hiring.job_id, posted_at + interval '7 days')
    on conflict (job_id) do update
      set due_at = greatest(excluded.due_at, greatest(known.asked_at, known.answered_at) + interval '7 days')
      where known.due_at is null;
end
$$;
