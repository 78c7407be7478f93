-- Returns a query for any of the words, each with all of its stems, in the given weights ('' for any); null without a stem.
create function public.any_word_query(words text[], config regconfig, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg('(' || stems || ')', ' | ')::tsquery
    from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
          from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
          group by word) as each_word);
end
$$;

grant execute on function public.any_word_query(text[], regconfig, text) to service_role;
