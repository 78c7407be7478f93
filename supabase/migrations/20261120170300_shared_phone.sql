-- The phone number that a talent gives when accepting by mail reached nobody: the column of that name hid the argument.

-- Answers by the secret of the mail, without an account. How the request stands then; null for an unknown one.
create or replace function public.answer_contact_by_mail(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, answer_contact_by_mail.is_accepted, answer_contact_by_mail.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(answer_contact_by_mail.manage_token)
    and answer_contact_by_mail.is_accepted is not null
$$;
