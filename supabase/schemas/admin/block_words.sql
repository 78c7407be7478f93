-- Adds a rule that holds future postings with these words for review. Any admin can remove it by unblocking the words. Audited.
create function public.block_words(words text, admin_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  plain constant text := trim(regexp_replace(public.normalize_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if plain !~ '[[:alnum:]].*[[:alnum:]]' or length(plain) > 50 then
    raise exception 'These are no words to block.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || plain, 'blocked words', array[plain],
      '(^|\W)' || regexp_replace(plain, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'Someone has to look at these words before anyone reads them.', 'admin')
    on conflict (name) do update set is_on = true;
  perform public.record_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', plain), block_words.admin_id);
end
$$;

grant execute on function public.block_words(text, uuid) to service_role;
