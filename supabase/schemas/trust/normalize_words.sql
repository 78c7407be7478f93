-- Normalizes a text for the moderation rules: lowercases it, removes accents, marks and invisible characters, and replaces look-alike
-- letters with Latin ones and typographic quotes and dashes with plain ones. Keeps repeated spaces, because `deobfuscate_words` needs them.
create function public.normalize_words(input text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(
      lower(normalize(left(input, 30000), NFKD)),
      'аеорсхуіјѕԁһӏвнкмтαεορχυικνωтʼ’‘`´“”„–—−‐‑',
      'aeopcxyijsdhlbhkmtaeopxuiknwt''''''''''"""-----'),
    '[\u0300-\u036F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]+', '', 'g'),
    '[^\S\n ]', ' ', 'g')
$$;

grant execute on function public.normalize_words(text) to service_role;
