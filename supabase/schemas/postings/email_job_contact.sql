-- Emails an address to request consent for receiving the applications to an account's jobs. False if it may not be emailed now.
create function public.email_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := email_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Serializes per account: concurrent requests would otherwise all pass the daily limit.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(email_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(email_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.emailed_at > now() - interval '1 day' or contact.emails_sent >= public.setting('contact_emails_each')
    or public.setting('contact_emails_a_day') <= (select count(*) from public.job_contacts as other
      where other.account_id = account and other.emailed_at > now() - interval '1 day')
    or not public.claim_unsolicited_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set emails_sent = emails_sent + 1, emailed_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.emails_sent);
  return true;
end
$$;

grant execute on function public.email_job_contact(uuid, text) to service_role;
