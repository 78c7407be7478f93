-- Throws PT403 BANNED if `is_banned` returns true for the same arguments (D98).
create function public.assert_not_banned(account_id uuid default null, words text default null, fingerprints text[] default null)
returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.is_banned(assert_not_banned.account_id, assert_not_banned.words, assert_not_banned.fingerprints) then
    raise exception 'BANNED' using errcode = 'PT403';
  end if;
end
$$;

grant execute on function public.assert_not_banned(uuid, text, text[]) to service_role;
