-- Sets the password of the account that a link was emailed to. Returns false if the account is confirmed or doesn't exist.
create function public.set_password_by_link(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_password_by_link.password, extensions.gen_salt('bf', 10))
    where id = (public.get_account_by_link(set_password_by_link.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;

grant execute on function public.set_password_by_link(text, text) to service_role;
