-- Records the account and the browser that applied for a job with an address. Returns whether one of them had already applied for the job
-- with this address.
create function public.record_application_senders(job_id uuid, email_hash text, senders text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  has_sent_before constant boolean := exists (select from public.application_senders as earlier
    where earlier.job_id = record_application_senders.job_id and earlier.email_hash = record_application_senders.email_hash
      and earlier.sender = any (senders));
begin
  insert into public.application_senders (job_id, email_hash, sender)
    select record_application_senders.job_id, record_application_senders.email_hash, unnest(senders) on conflict do nothing;
  return has_sent_before;
end
$$;

grant execute on function public.record_application_senders(uuid, text, text[]) to service_role;
