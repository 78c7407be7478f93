-- Sets the password of the account that waits for this very link; false when it has been confirmed, or there is none.
create function public.set_unproven_password(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_unproven_password.password, extensions.gen_salt('bf', 10))
    where id = (public.account_of_link(set_unproven_password.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;

grant execute on function public.set_unproven_password(text, text) to service_role;
