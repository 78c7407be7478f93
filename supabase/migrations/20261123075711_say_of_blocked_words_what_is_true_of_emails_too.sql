-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.block_words (
  words       text,
  operator_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  plain constant text := trim(regexp_replace(public.plain_words(coalesce(block_words.words, '')), '\s+', ' ', 'g'));
begin
  if plain !~ '[[:alnum:]].*[[:alnum:]]' or length(plain) > 50 then
    raise exception 'These are no words to block.' using errcode = 'PT400';
  end if;
  insert into public.trust_rules (name, kind, hints, pattern, weight, is_hard, sentence, source)
    values ('blocked: ' || plain, 'blocked words', array[plain],
      '(^|\W)' || regexp_replace(plain, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|\W)',
      public.setting('hold_weight'), false, 'Someone has to look at these words before anyone reads them.', 'desk')
    on conflict (name) do update set is_on = true;
  perform public.note_audit_event('words blocked', 'content', 'blocked words', jsonb_build_object('words', plain), block_words.operator_id);
end
$function$;
