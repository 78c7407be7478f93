-- Notes what an account is used from, where there is an account. Whether any of it is shut out.
create function public.note_traces(account_id uuid, traces text[]) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  insert into public.account_traces as known (account_id, kind, trace_hash)
    select account.id, split_part(trace, ':', 1), substr(trace, position(':' in trace) + 1)
    from auth.users as account, unnest(note_traces.traces) as trace
    where account.id = note_traces.account_id and trace ~ '^(browser|network):.'
    on conflict on constraint account_traces_pkey do update set seen_at = now();
  return public.is_banned(null, null, note_traces.traces);
end
$$;

grant execute on function public.note_traces(uuid, text[]) to service_role;
