-- Marks the application's address as verified, also for this browser and the signed-in account. The first time, emails the employer's last
-- three replies, which were withheld, so that the applicant can respond to them. Returns false for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.get_application_id(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.record_verified_address(application.email, verified_by)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as verified_by
    where verified_by is not null;
  if application.email_verified_at is null then
    update public.applications set email_verified_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', withheld.subject, 'body', withheld.body,
          'manageToken', public.add_application_link(application.id)),
        'application-answer:' || application.id || ':' || withheld.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as withheld
      order by withheld.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;

grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;
