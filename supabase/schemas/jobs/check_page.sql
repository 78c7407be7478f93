-- Throws 22023 for a page size or offset that no page sends.
create function public.check_page(page_size integer, page_offset integer) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and public.max_page_size()
    or page_offset is null or page_offset not between 0 and 1000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 1000.', public.max_page_size() using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_page(integer, integer) to service_role;
