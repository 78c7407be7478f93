-- Words for time and type say nothing about the work: 'Part-Time Barista' and 'Part-Time Accountant' are not similar.

-- Returns a title, folded, without words for job type and shift; the whole title if nothing else is left. Contract, internship and
-- volunteer are removed only at the end: 'Contract Manager' is an occupation.
create function public.occupation_words(title text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (select translate(public.fold_words(title), '(),;|–—·*!', '          ') as words),
  bare as (
    select words, regexp_replace(regexp_replace(words,
      '\m((full|part) ?times?|ft|pt|per diem|prn|temp(orary)?|seasonal|(first|second|third|1st|2nd|3rd|day|late|early|swing|graveyard|opening|closing) shifts?|shifts?|nights?|overnights?|evenings?|mornings?|afternoons?|weekends?|weekdays?)\M',
      ' ', 'g'), '\m(contract|internship|volunteer)\M\s*$', '') as rest
    from folded)
  select trim(regexp_replace(case when rest ~ '[[:alnum:]]' then rest else words end, '\s+', ' ', 'g')) from bare
$$;

grant execute on function public.occupation_words(text) to service_role;
