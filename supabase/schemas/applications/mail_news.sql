-- Says once to an address that is not proven that there is news of its application, with a secret of its own for the page.
create function public.mail_news(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_token_hash is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_token_hash = public.sha256_hex(secret) where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-news:' || application.id);
end
$$;

grant execute on function public.mail_news(uuid) to service_role;
