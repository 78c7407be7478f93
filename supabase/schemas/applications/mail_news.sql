-- Says once to an address that is not proven that the employer answered, with a link to the page.
create function public.mail_news(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_sent_at is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_sent_at = now() where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', public.add_application_link(application.id)),
      'application-news:' || application.id);
end
$$;

grant execute on function public.mail_news(uuid) to service_role;
