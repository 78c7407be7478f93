-- Each application and each move of it leaves one event.
create function public.note_application_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.application_events (application_id, job_id, kind, at)
    values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
      case when tg_op = 'INSERT' then new.created_at else now() end);
  return null;
end
$$;
