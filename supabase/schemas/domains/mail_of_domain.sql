-- Has a company told that its domain was not found proven, or that its mark is gone, and why.
create function public.mail_of_domain(account_id uuid, what text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'domain-checked', account.email,
      jsonb_build_object('domain', own.shown, 'what', mail_of_domain.what, 'reason', own.barred_reason),
      'domain-checked:' || own.account_id || ':' || mail_of_domain.what || ':' || now()::date
    from public.verified_domains as own join auth.users as account on account.id = own.account_id
    where own.account_id = mail_of_domain.account_id and public.is_email(account.email)
    on conflict (dedupe_key) do nothing
$$;

grant execute on function public.mail_of_domain(uuid, text) to service_role;
