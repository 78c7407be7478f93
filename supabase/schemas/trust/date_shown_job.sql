-- A job that was held since it was posted counts as posted when it is first shown, and has its days from then on.
create function public.date_shown_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.job_openings where job_id = new.id) then
    new.expires_at := least(new.expires_at + (now() - new.created_at), now() + public.longest_open_time());
    new.created_at := now();
  end if;
  return new;
end
$$;
