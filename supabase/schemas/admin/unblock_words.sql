-- Removes the rule that holds postings with these words. The audit log records it.
create function public.unblock_words(words text, admin_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with unblocked as (
    delete from public.trust_rules where name = 'blocked: ' || unblock_words.words and kind = 'blocked words' returning name)
  select public.record_audit_event('words unblocked', 'content', 'blocked words', jsonb_build_object('words', unblock_words.words),
    unblock_words.admin_id) from unblocked
$$;

grant execute on function public.unblock_words(text, uuid) to service_role;
