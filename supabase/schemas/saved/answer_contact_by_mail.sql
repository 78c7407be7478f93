-- Answers by the secret of the mail, without an account. How the request stands then; null for an unknown one.
create function public.answer_contact_by_mail(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, answer_contact_by_mail.is_accepted, answer_contact_by_mail.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(answer_contact_by_mail.manage_token)
    and answer_contact_by_mail.is_accepted is not null
$$;

grant execute on function public.answer_contact_by_mail(text, boolean, text) to anon, authenticated, service_role;
