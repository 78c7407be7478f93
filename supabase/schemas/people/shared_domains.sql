-- Domains at which strangers have their addresses: a ban of one would shut out a million neighbors.
create function public.shared_domains() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com',
    'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.us', 'gmx.net', 'mail.com',
    'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'comcast.net', 'att.net',
    'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net', 'juno.com', 'optonline.net',
    'frontier.com', 'windstream.net', 'centurylink.net', 'q.com', 'web.de', 'qq.com', '163.com']
$$;

grant execute on function public.shared_domains() to service_role;
