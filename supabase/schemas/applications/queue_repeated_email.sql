-- Queues an email to an applicant, at most one a day, because someone applied for the same job with the same address. It counts as an
-- unsolicited email unless the sender verified the address (`is_own_address`).
create function public.queue_repeated_email(earlier public.applications, is_own_address boolean) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  daily_key constant text := 'application-repeated:' || earlier.id || ':' || current_date;
begin
  if earlier.id is null
    or exists (select from public.outbox where dedupe_key = daily_key)
    or not (is_own_address or public.claim_unsolicited_email(earlier.email, 1)) then
    return;
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-repeated', earlier.email,
      jsonb_build_object('applicationId', earlier.id, 'manageToken', public.add_application_link(earlier.id)), daily_key)
    on conflict (dedupe_key) do nothing;
end
$$;

grant execute on function public.queue_repeated_email(public.applications, boolean) to service_role;
