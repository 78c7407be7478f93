-- Adds a rule that holds future postings with these words for review, until an admin unblocks the words. The audit log records it.
create function public.block_words(words text, admin_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  normalized_words constant text := trim(regexp_replace(public.normalize_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if normalized_words !~ '[[:alnum:]].*[[:alnum:]]' or length(normalized_words) > 50 then
    raise exception 'These words can’t be blocked.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || normalized_words, 'blocked words', array[normalized_words],
      '(^|\W)' || regexp_replace(normalized_words, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'Someone has to look at these words before anyone reads them.', 'admin')
    on conflict (name) do update set is_on = true;
  perform public.record_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', normalized_words),
    block_words.admin_id);
end
$$;

grant execute on function public.block_words(text, uuid) to service_role;
