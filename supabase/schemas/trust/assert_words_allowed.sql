-- Rejects a text that is emailed to another person if a posting with it would be rejected or held (D91): the sender is present and can
-- rephrase it, so holding the email isn't needed. `field` is the form field that shows the message.
create function public.assert_words_allowed(input text, field text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', assert_words_allowed.field)
      order by broken.is_hard desc, broken.weight desc)) -> 0 into refused
    from public.match_trust_rules(assert_words_allowed.input) as broken
    having bool_or(broken.is_hard) or sum(broken.weight) >= public.setting('hold_weight');
  if refused is not null then
    raise exception 'WORDS_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
end
$$;

grant execute on function public.assert_words_allowed(text, text) to service_role;
