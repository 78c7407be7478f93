-- Responds to a contact request by the token in its email, without an account. Returns the status; null for an unknown token.
create function public.respond_to_contact_by_email(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.save_contact_response(request.id, respond_to_contact_by_email.is_accepted, respond_to_contact_by_email.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(respond_to_contact_by_email.manage_token)
    and respond_to_contact_by_email.is_accepted is not null
$$;

grant execute on function public.respond_to_contact_by_email(text, boolean, text) to anon, authenticated, service_role;
