-- Records an application's creation and each change of its status as an event, and cleans up after it is deleted.
create function public.after_application_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Discards the CV, and deletes the emails and the record of the senders, so that the same person can apply again.
  if tg_op = 'DELETE' then
    update public.uploads set discarded_at = now() where path = old.cv_url;
    delete from public.outbox where payload ->> 'applicationId' = old.id::text;
    delete from public.application_senders
      where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  elsif new.status is distinct from old.status then
    insert into public.application_events (application_id, job_id, kind, at)
      values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
        case when tg_op = 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end
$$;
