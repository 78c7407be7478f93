-- A key that is the same for all spellings of a company's name. Ignores case, accents, lookalike letters, spaces, punctuation, a leading
-- "the" and legal forms, unless the name has nothing but legal forms.
create function public.company_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (
    select trim(regexp_replace(
      -- Makes "L.L.C." and "Joe's" one word each.
      regexp_replace(
        lower(translate(
          normalize(regexp_replace(normalize(replace(replace(left(name, 300), 'ß', 'ss'), '&', ' and '), NFKD),
            '[\u0300-\u036f]', '', 'g'), NFC),
          -- Maps Cyrillic, Greek and non-decomposing Latin letters to the ASCII letters they resemble.
          'АВЕЅІЈКМНОРСТУХԚԜавеѕіјкмнорстухԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχØøŁłĐđÐðıħ0',
          'ABESIJKMHOPCTYXQWabesijkmhopctyxqwABEZHIKMNOPTYXaikvoptuxOoLlDdDdihO')
          collate "und-x-icu"),
        '[.''’`´]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g')) as words),
  bare as (
    select words, regexp_replace(
      regexp_replace(replace(regexp_replace(' ' || words, '^ the (?=.)', ' '), '  ', ' '),
        '( (and|inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation|gmbh|mbh|ug|haftungsbeschrankt|ag|kg|kgaa|ohg|ev|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps|plc|pllc|pc|pty|pte|pvt|private|group|holding|holdings))+$', ''),
      '(gmbh|llc|ltd)$', '') as core
    from folded)
  select coalesce(nullif(replace(core, ' ', ''), ''), nullif(replace(words, ' ', ''), ''), lower(trim(left(name, 300)))) from bare
$$;

grant execute on function public.company_key(text) to authenticated, service_role;
