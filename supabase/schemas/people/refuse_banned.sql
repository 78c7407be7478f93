-- Throws SHUT_OUT where a ban stands (D98).
create function public.refuse_banned(account_id uuid default null, words text default null, traces text[] default null) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.is_banned(refuse_banned.account_id, refuse_banned.words, refuse_banned.traces) then
    raise exception 'SHUT_OUT' using errcode = 'PT403';
  end if;
end
$$;

grant execute on function public.refuse_banned(uuid, text, text[]) to service_role;
