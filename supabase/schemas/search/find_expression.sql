-- Returns the expression at the start of `words` that names a job type, hours, or a benefit: as typed, its usual name (`meant`), and its
-- facet. All null if there is none. Needed because single words of an expression would be lost as stop words.
create function public.find_expression(words text, out typed text, out meant text, out facet text)
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(words from '^(?:' || expression.pattern || ')(?= |$)'), expression.meant, expression.facet
  from (values
    ('full ?time', 'full time', '=full-time'),
    ('part ?tim(?:e|ers?)', 'part time', '=part-time'),
    ('intern(?:ship)?s?', 'internship', '=internship'),
    ('temps?|temporary', 'temporary', '=temporary'),
    ('volunteer(?:s|ing)?', 'volunteer', '=volunteer'),
    ('contract(?: work| jobs?)?(?=$)', 'contract', '=contract'),
    ('(?:night|overnight|graveyard|third|3rd) (?:shifts?|jobs?|work)|nights|overnights?', 'night shift', '=night'),
    ('morning (?:shifts?|jobs?|work)|mornings?', 'morning', '=morning'),
    ('afternoon (?:shifts?|jobs?|work)|afternoons?', 'afternoon', '=afternoon'),
    ('evening (?:shifts?|jobs?|work)|evenings?', 'evening', '=evening'),
    ('weekday (?:shifts?|jobs?|work)|weekdays?|monday (?:to |through )?friday', 'weekday', '=weekday'),
    ('weekend (?:shifts?|jobs?|work)|weekends?', 'weekend', '=weekend'),
    ('no (?:prior |previous |work )?experience(?: (?:needed|required|necessary))?', null, '=no-experience'),
    ('work(?:ing)? from home', null, '=work-from-home'),
    ('health (?:insurance|benefits)|medical insurance', 'health insurance', '=benefit-health'),
    ('flexible (?:hours|schedules?|scheduling)', 'flexible schedule', '=benefit-flexible'),
    ('paid training', 'paid training', '=benefit-training'),
    ('tiempo completo', 'full time', '=full-time'),
    ('medio tiempo', 'part time', '=part-time'),
    ('turno (?:noche|nocturno)', 'night shift', '=night'),
    ('fin(?:es)? semana', 'weekend', '=weekend'),
    ('sin experiencia', 'no experience', '=no-experience')) as expression (pattern, meant, facet)
  where words ~ ('^(?:' || expression.pattern || ')(?: |$)')
$$;

grant execute on function public.find_expression(text) to service_role;
