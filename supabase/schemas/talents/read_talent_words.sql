-- What somebody's words ask for, looked for in the given weights alone: all words, as terms of the job search without the other
-- names of work; words that are all stop words as they are written. Null when there is nothing to look for. Misspelt ones: correct_talent_words.
create function public.read_talent_words(words text, weights text,
  out wanted tsquery, out wanted_in_headline tsquery, out wanted_in_heading tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
  left_out tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if term.is_phrase or (has_stems and not (term.typed = 'it' and term.is_fixed)) then
      part := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':ABC');
    else
      part := public.any_of(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_of(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_of(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    if term.is_out then
      left_out := coalesce(left_out && !!part, !!part);
      continue;
    end if;
    wanted := coalesce(wanted && part, part);
    wanted_in_headline := coalesce(wanted_in_headline && in_headline, in_headline);
    wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
  end loop;
  wanted := coalesce(wanted && left_out, wanted);
end
$$;

grant execute on function public.read_talent_words(text, text) to service_role;
