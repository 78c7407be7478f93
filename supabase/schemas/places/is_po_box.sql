-- Whether a street is a post office box: 'PO Box 12', 'P.O. Box 12', 'POB 12'. The same rule as isPoBox in lib/places/po-box.ts.
create function public.is_po_box(street text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(street ~* '^\s*(p\.?\s*o\.?|post\s+office)\s*b(ox(?![a-z])|\.?\s*#?\d)', false)
$$;

grant execute on function public.is_po_box(text) to authenticated, service_role;
