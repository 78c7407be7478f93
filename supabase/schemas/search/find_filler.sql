-- Returns the filler words at the start of `words` ('jobs', 'near me', 'now hiring'), which only express a search for work nearby; null if
-- there are none. 'Hiring manager' and 'job coach' are not filler.
create function public.find_filler(words text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return substring(words from '^(?:jobs|near(?: ?(?:me|here|by)| (?:my )?(?:home|house|area))?|close(?: to)? (?:me|home|by)|around (?:me|here)|'
    || 'in (?:my|the) (?:area|town|city|neighborhood)|cerca(?: mi| casa| aqui)?|(?:now|urgently|immediately|currently|actively|always) hiring|'
    || 'hiring(?: (?:now|immediately|urgently|asap|today|fast))?(?! (?:managers?|coordinators?|specialists?|assistants?|events?)\M)|'
    || 'immediate (?:hires?|starts?|openings?)|help wanted|openings|vacanc(?:y|ies)|positions|opportunities|asap|apply(?: now)?|looking for|'
    || 'empleos?|trabajos?|vacantes?|chamba|jale|ofertas (?:trabajo|empleo)|se (?:busca|solicita|necesita)n?|'
    || '(?:job|work|position|opening|gigs?|careers?|employment|wanted|needed)(?=$| (?:near|nearby|close|around|cerca|now|hiring|opening|in|at|as|for|with)\M))(?= |$)');
end
$$;

grant execute on function public.find_filler(text) to service_role;
