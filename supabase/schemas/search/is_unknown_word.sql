-- Whether a word may be misspelled: no job has it, and it is not a form of an ordinary word. A form is at most three letters longer than
-- its stem, so the misspelled 'maintainance' is no form of 'maintain'.
create function public.is_unknown_word(word text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return is_unknown_word.word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as stored where stored.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3);
end
$$;

grant execute on function public.is_unknown_word(text) to service_role;
