-- The button of the application's page: whoever holds the secret reads the address, and so does this browser and the account
-- that is signed in, for what they send next. What the employer wrote last goes out now, so that it can be replied to. False
-- for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.application_of(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.prove_address(application.email, prover)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as prover
    where prover is not null;
  if application.proven_at is null then
    update public.applications set proven_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', held.subject, 'body', held.body,
          'manageToken', public.add_application_link(application.id)),
        'application-answer:' || application.id || ':' || held.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as held
      order by held.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;

grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;
