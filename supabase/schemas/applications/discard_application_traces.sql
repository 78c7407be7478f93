-- However an application goes (withdrawn, its job deleted, its time over), its CV, its mails and the memory of who sent
-- it go too. What is erased can be handed in anew.
create function public.discard_application_traces() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.uploads set discarded_at = now() where path = old.cv_url;
  delete from public.outbox where payload ->> 'applicationId' = old.id::text;
  delete from public.application_senders
    where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  return null;
end
$$;
