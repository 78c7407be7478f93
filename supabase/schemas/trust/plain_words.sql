-- A text as the rules of the shield read it: lowercase, without accents, marks and invisible characters, letters of other alphabets
-- that look like Latin ones as these, typographic quotes and dashes as plain ones. Spaces stay as many as they are.
create function public.plain_words(given text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(
      lower(normalize(left(given, 30000), NFKD)),
      'аеорсхуіјѕԁһӏвнкмтαεορχυικνωтʼ’‘`´“”„–—−‐‑',
      'aeopcxyijsdhlbhkmtaeopxuiknwt''''''''''"""-----'),
    '[\u0300-\u036F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]+', '', 'g'),
    '[^\S\n ]', ' ', 'g')
$$;

grant execute on function public.plain_words(text) to service_role;
