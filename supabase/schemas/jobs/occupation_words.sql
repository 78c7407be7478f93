-- 'Part-Time Barista' and 'Part-Time Accountant' are not alike: when and how one works says nothing about the work.

-- A title in folded words without those for the type of a job and for shifts; the whole title where nothing else is left.
-- Contract, internship and volunteer work are left out at the end alone: 'Contract Manager' is an occupation.
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
