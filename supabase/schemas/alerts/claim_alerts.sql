-- Moves the confirmed alerts of an address to its verified account, oldest first, up to `max_alerts_per_owner`. The rest stay guest alerts.
create function public.claim_alerts(account_id uuid, account_address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, public.max_alerts_per_owner() - (select count(*) from public.alerts where user_id = account_id and kind = 'job'))
      for update));
end
$$;

grant execute on function public.claim_alerts(uuid, text) to service_role;
