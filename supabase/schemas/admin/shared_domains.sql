-- Domains at which anyone can get an address or a page: banning one would ban unrelated people, and an address there proves nothing about a
-- company. Includes the example domains, which the demonstration uses.
create function public.shared_domains() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array[
    'gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com',
    'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.us', 'gmx.net',
    'mail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'comcast.net',
    'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net', 'juno.com',
    'optonline.net', 'frontier.com', 'windstream.net', 'centurylink.net', 'q.com', 'web.de', 'qq.com', '163.com', 'yahoo.co.uk', 'yahoo.ca',
    'yahoo.fr', 'yahoo.de', 'yahoo.in', 'yahoo.co.in', 'yahoo.com.mx', 'yahoo.com.br', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de',
    'hotmail.es', 'outlook.es', 'outlook.fr', 'outlook.de', 'live.co.uk', 'live.ca', 'passport.com', 'gmx.de', 'gmx.at', 'gmx.ch',
    'freenet.de', 't-online.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'naver.com', 'daum.net',
    '126.com', 'sina.com', 'foxmail.com', 'rediffmail.com', 'yandex.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'ukr.net', 'seznam.cz', 'wp.pl',
    'o2.pl', 'uol.com.br', 'terra.com.br', 'protonmail.ch', 'tutanota.de', 'hushmail.com', 'mailfence.com', 'runbox.com', 'startmail.com',
    'inbox.com', 'lycos.com', 'excite.com', 'usa.com', 'email.com', 'post.com', 'consultant.com', 'engineer.com', 'usa.net', 'netzero.net',
    'rcn.com', 'suddenlink.net', 'mediacombb.net', 'wowway.com', 'roadrunner.com', 'rr.com', 'tds.net', 'cableone.net', 'sonic.net',
    'simplelogin.com', 'mozmail.com', 'relay.firefox.com', 'privaterelay.appleid.com', 'mailinator.com', 'guerrillamail.com',
    'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'tempmail.com', 'yopmail.com', 'maildrop.cc', 'getnada.com', 'trashmail.com',
    'dispostable.com', 'mailnesia.com', 'throwawaymail.com', 'fakeinbox.com', 'moakt.com',
    'github.io', 'gitlab.io', 'pages.dev', 'workers.dev', 'netlify.app', 'vercel.app', 'web.app', 'firebaseapp.com', 'appspot.com',
    'herokuapp.com', 'onrender.com', 'fly.dev', 'surge.sh', 'glitch.me', 'replit.app', 'repl.co', 'azurewebsites.net', 'amazonaws.com',
    'cloudfront.net', 'windows.net', 'azureedge.net', 'wixsite.com', 'editorx.io', 'squarespace.com', 'weebly.com', 'weeblysite.com',
    'wordpress.com', 'wpcomstaging.com', 'wpengine.com', 'blogspot.com', 'tumblr.com', 'myshopify.com', 'square.site', 'godaddysites.com',
    'webflow.io', 'carrd.co', 'strikingly.com', 'mystrikingly.com', 'jimdofree.com', 'jimdosite.com', 'site123.me', 'business.site',
    'sites.google.com', 'notion.site', 'framer.website', 'framer.app', 'webnode.page', 'ueniweb.com', 'neocities.org', '000webhostapp.com',
    'infinityfreeapp.com', 'altervista.org', 'ngrok.io', 'ngrok.app', 'ngrok-free.app', 'trycloudflare.com', 'duckdns.org', 'no-ip.org',
    'ddns.net', 'dyndns.org', 'sslip.io', 'nip.io', 'eu.org', 'linktr.ee',
    -- Examples (RFC 2606).
    'example.com', 'example.net', 'example.org']
$$;

grant execute on function public.shared_domains() to service_role;
