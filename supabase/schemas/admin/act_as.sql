-- Sets the account that `auth.uid()` returns for the rest of the transaction; null resets it.
create function public.act_as(account_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(act_as.account_id::text, ''), true),
    set_config('request.jwt.claims', case when act_as.account_id is null then ''
      else jsonb_build_object('sub', act_as.account_id, 'role', 'authenticated')::text end, true);
end
$$;

grant execute on function public.act_as(uuid) to service_role;
