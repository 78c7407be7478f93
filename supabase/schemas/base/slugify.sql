-- Slug of a title or place name (D11): lower case, spaces to hyphens, '&' to '-and-', accents folded, letters of
-- other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
-- The same rule stands in lib/slug.ts; a test compares the two. Ranges instead of \w, because what \w
-- means depends on the collation of the installation.
create function public.slugify(name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            normalize(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(
                  lower(normalize(
                    translate(lower(left(coalesce(name, ''), 1000) collate "und-x-icu"), 'øđðłıħ', 'oddlih'),
                    NFKD) collate "und-x-icu"),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), 'ſ', 's'), 'ʼ', ''),
                '[\u0300-\u036f]', '', 'g'),
              NFC),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
        '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u200b-\u206f\u20a0-\u20ff\u2100-\u214f\u2190-\u2bff\u2e00-\u2e7f\u3001-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e007f]', '', 'g'),
      '-{2,}', '-', 'g'))
$$;

grant execute on function public.slugify(text) to authenticated, service_role;
