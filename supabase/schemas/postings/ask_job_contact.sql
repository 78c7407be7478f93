-- Asks an address whether it takes applications to an account's jobs. False when it may not be asked (again) today, or at all.
create function public.ask_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := ask_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- One at a time per account, or many at once would all be the first of the day.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(ask_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(ask_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.asked_at > now() - interval '1 day' or contact.asks >= public.setting('contact_asks_each')
    or public.setting('contact_asks_a_day') <= (select count(*) from public.job_contacts as asked
      where asked.account_id = account and asked.asked_at > now() - interval '1 day')
    or not public.take_unasked_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set asks = asks + 1, asked_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.asks);
  return true;
end
$$;

grant execute on function public.ask_job_contact(uuid, text) to service_role;
