-- Refuses what is emailed to somebody through us where a posting with these words would be refused or held (D91): whoever writes is
-- there and can say it differently, and nobody waits for an email that is held. `field` is where the form shows the sentence.
create function public.refuse_words(given text, field text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  select (jsonb_agg(to_jsonb(broken) || jsonb_build_object('field', refuse_words.field)
      order by broken.is_hard desc, broken.weight desc)) -> 0 into refused
    from public.judge_words(refuse_words.given) as broken
    having bool_or(broken.is_hard) or sum(broken.weight) >= public.setting('hold_weight');
  if refused is not null then
    raise exception 'WORDS_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
end
$$;

grant execute on function public.refuse_words(text, text) to service_role;
