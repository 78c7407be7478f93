-- Written by hand: the rows that every installation needs: buckets, settings, reserved slugs, rules, and lists of words.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('applications', 'applications', false, 10485760, array['application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document']),
  ('companies', 'companies', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

insert into public.settings (key, value, description) values
  ('open_jobs_first_day', 10, 'Open jobs of an account on its first day of posting.'),
  ('open_jobs_first_week', 25, 'Open jobs of an account in its first week of posting.'),
  ('open_jobs_first_month', 100, 'Open jobs of an account in its first month of posting.'),
  ('open_jobs', 1000, 'Open jobs of an account after that.'),
  ('postings_first_day', 15, 'Jobs that an account may post on its first day of posting, deleted ones included.'),
  ('postings_a_day', 100, 'Jobs that an account may post in 24 hours after that, deleted ones included.'),
  ('same_posting_days', 14, 'Days for which alerts skip an identical posting of the same account.'),
  ('first_day_alert_minutes', 10, 'Minutes by which alerts delay the postings of an account on its first day of posting.'),
  ('contact_emails_a_day', 3, 'Contacts that an account may have emailed in 24 hours to confirm that they take applications.'),
  ('contact_emails_each', 3, 'Emails to one contact per account, at most one a day.'),
  ('contact_requests_a_day', 30, 'Contact requests that a company may send within 24 hours.'),
  ('messages_per_application_a_day', 3, 'Messages that an employer may send one applicant in a day (UTC); invitations and rejections only once each.'),
  ('messages_per_employer_a_day', 200, 'Messages that an employer may send all applicants together in a day (UTC).'),
  ('talent_profiles_a_day', 300, 'Full talent profiles that an account may read in a day (UTC); beyond that it sees short cards.'),
  ('session_idle_days', 30, 'Days after which an unused session ends.'),
  ('session_days', 180, 'Days after which any session ends.'),
  ('talents', 1, 'Whether employers can find talents (doorstep.config.ts, copied here when a site starts).'),
  ('alerts', 1, 'Whether there are alerts (doorstep.config.ts).'),
  ('employers_by_invitation', 0, 'Whether creating a company requires an invitation (doorstep.config.ts).'),
  ('default_radius_km', 10, 'The default radius of a job search (doorstep.config.ts).'),
  ('default_talent_radius_km', 25, 'The default radius of a talent search (doorstep.config.ts).'),
  ('hold_weight', 100, 'Total weight of broken rules from which a posting is held for review.'),
  ('report_weight_to_pause', 100, 'Total weight of independent reports from which a job is paused for review.'),
  ('report_people_to_pause', 3, 'Independent reporters needed to pause a job.'),
  ('report_minutes_to_pause', 30, 'Minutes that must lie between the first and the last report that pause a job.'),
  ('trusted_reporter_days', 14, 'Days after which the reports of an account or a browser can pause a job.'),
  ('approve_first_jobs', 0, '1 if an admin must approve the first job of each new company.');

-- Names of pages, files and folders at the root, which no job may have as its slug (D10). IndexNow reads its key from 'indexnow'.
insert into public.job_slugs (slug, is_reserved)
select unnest(array[
  'login', 'register', 'auth', 'reset-password', 'role-selection', 'home', 'jobs-near-me', 'location', 'talent-near-me',
  'post-job', 'post', 'profile', 'account', 'employer', 'employers', 'job-seeker', 'job', 'jobs', 'talents', 'page',
  'search', 'categories', 'cities', 'terms', 'privacy', 'cookies', 'api', 'healthz', 'application', 'applications',
  'unsubscribe', 'alerts', 'feeds', 'feed', 'sitemap', 'admin', 'about', 'help', 'contact', 'blog', 'static', 'assets',
  'unknown', 'undefined', 'null', 'robotstxt', 'sitemapxml', 'faviconico', 'iconsvg', 'manifestwebmanifest', '_next', 'index',
  'still-hiring', 'contact-request', 'job-contact', 'robots.txt', 'sitemap.xml', 'indexnow.txt', 'indexnow', 'og', 'places',
  'career-resources', 'accessibility', 'readyz', 'metrics', 'appeal', 'report', 'operator', 'leave', 'transparency']), true;

-- Names and codes of states, which URLs match before jobs.
insert into public.job_slugs (slug)
select unnest(array[public.slugify(name), lower(code)]) from (
  select code, name from public.us_states()
  union all values ('PR', 'Puerto Rico'), ('GU', 'Guam'), ('AS', 'American Samoa'), ('VI', 'U.S. Virgin Islands'),
    ('MP', 'Northern Mariana Islands')) as states (code, name);

-- Written by supabase/trust/write-rules.ts.
insert into public.trust_rules (name, kind, hints, pattern, unless, weight, is_hard, sentence, replacement, source) values
  ('gift cards', 'scam', array['gift', 'itunes', 'steam', 'google play'], '\y(?:pay|paid|payable|send|buy|purchase|deposit|get)\y\s(?:(?:us|me|a|an|the|your|some|two|three|with|by|in|for|using|via|through|on|\$?[0-9]+|dollars?|worth|of|registration|training|application|fee|fees|and|it)\s)*(?:(?:itunes|steam|google play|amazon|apple|visa|vanilla|target|walmart|ebay|prepaid)\s)*(?:gift ?cards?|(?:itunes|steam|google play) cards?)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:bonus|rewards?|perks?|benefits?|sell|sold|sales|redeem|win|birthday|employees? get|staff get|we buy|refer\w*|raffles?|prizes?)\y', 100, false, 'No one may ask applicants to pay with gift cards.', null, 'Federal Trade Commission, Job Scams'),
  ('a fee to get the job', 'scam', array['fee', 'deposit', 'payment', 'training', 'kit', 'background'], '\y(?:you|applicants?|candidates?|new hires?|must|need to|have to|required to|please|asked to|first|just|only)\y[^.]*\y(?:(?:pay|send|deposit|transfer|wire)\y\s(?:(?:us|a|an|the|your|for|small|refundable|one-?time|initial|upfront|up front|\$ ?[0-9.,]+|[0-9]+|dollars?|usd)\s)*(?:(?:registration|application|processing|training|starter|start-?up|onboarding|background|check|equipment|uniform|certification|admin|administration|security|activation|enrollment|interview|id|badge)\s)+(?:fee|fees|deposit|payment|cost|costs)|pay\y\s(?:(?:us|a|an|the|your|for|small|refundable|one-?time|initial|upfront|up front|\$ ?[0-9.,]+|[0-9]+|dollars?|usd)\s)*(?:(?:registration|application|processing|training|starter|start-?up|onboarding|background|check|equipment|uniform|certification|admin|administration|security|activation|enrollment|interview|id|badge)\s)+(?:kit|materials|check))\y', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:reimburse\w*|we (?:pay|cover)|employer pays|company pays|paid by (?:us|the company)|no fee|no cost|free)\y', 100, true, 'No one may ask applicants to pay a fee or a deposit.', null, 'Federal Trade Commission, Job Scams'),
  ('money up front', 'scam', array['fee', 'deposit', 'investment', 'starter kit', 'inventory', 'pay us', 'pay for your', 'background check'], '\y(?:(?:registration|application|processing|training|onboarding|activation|enrollment|equipment|uniform|background check|credit check) (?:fee|deposit)s?\s?(?:of|is|:|=)?\s?\$ ?[0-9]|\$ ?[0-9.,]+ (?:(?:refundable|one-?time|non-?refundable)\s)?(?:registration|application|processing|training|onboarding|activation|enrollment|equipment|security|uniform) (?:fee|deposit)|(?:small|initial|minimum|upfront|start-?up) investment|investment (?:of|required)|buy your (?:own )?(?:starter kit|first inventory|inventory)|(?:refundable|fully refunded) (?:deposit|fee)|(?:fee|deposit) (?:is |will be )?(?:fully )?refund(?:ed|able))', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:no|reimburse\w*|we (?:pay|cover)|paid by (?:us|the company|the employer)|investment (?:bank\w*|firm|advis\w*|products?|portfolio)|return on)\y', 100, false, 'It seems to ask applicants for money.', null, 'Federal Trade Commission, Job Scams'),
  ('account or identity data', 'scam', array['ssn', 'social security', 'bank', 'routing', 'credit card', 'debit card', 'maiden'], '\y(?:send|text|email|e-mail|provide|submit|include|give|reply with|message|dm|share|confirm|enter|forward|have ready|sms)\y\s?(?:[\w'',/&#+-]+\s)*(?:(?:your|us)\s(?:[\w'',/&#+-]+\s){0,6}(?:ssn|social security\y(?! (?:applications?|benefits?|offices?|claims?|administration|disability|forms?|law|cases?))|(?:online )?bank(?:ing)? (?:account|acct|details|info\w*|login|log-?in|statement|name|data)|routing (?:number|no|#)|(?:debit|credit) card\y(?! (?:sales?|charges?|payments?|transactions?|purchases?|orders?)))|(?:ssn|social security (?:number|card|no|#)|online bank(?:ing)? (?:login|log-?in|details)|bank(?:ing)? log-?in|(?:debit|credit) card (?:number|details|photo)|mother''s maiden name)|(?:ssn|social security\y(?! (?:applications?|benefits?|offices?|claims?|administration|disability|forms?|law|cases?))|(?:online )?bank(?:ing)? (?:account|acct|details|info\w*|login|log-?in|statement|name|data)|routing (?:number|no|#)|(?:debit|credit) card\y(?! (?:sales?|charges?|payments?|transactions?|purchases?|orders?)))[^.]*\yto (?:apply|start|begin|be hired|get hired)\y)|\y(?:to (?:apply|start|begin|be hired)|applicants?|candidates?)\y[^.]*\y(?:send|text|email|provide|submit|include|give|share)\y\s(?:[\w'',/&#+-]+\s)*(?:ssn|social security\y(?! (?:applications?|benefits?|offices?|claims?|administration|disability|forms?|law|cases?))|(?:online )?bank(?:ing)? (?:account|acct|details|info\w*|login|log-?in|statement|name|data)|routing (?:number|no|#)|(?:debit|credit) card\y(?! (?:sales?|charges?|payments?|transactions?|purchases?|orders?)))', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:after (?:you are |you''re |being )?(?:hired?|hiring|an offer|the offer)|upon hire|once hired|when hired|at hire|first day|direct deposit|payroll|machines?|terminals?|processing|receipts?|reconcil\w*|statements? to)\y', 100, false, 'No one may ask applicants for a Social Security number, a bank account or a card. That comes after hiring, never in a posting.', null, 'Federal Trade Commission, Job Scams'),
  ('codes and passwords', 'scam', array['code', 'password', 'pin', 'id.me', 'login'], '\y(?:send|give|share|tell|forward|text|provide)\y\s(?:[\w'',-]+\s)*(?:verification code|one-?time (?:code|password)|security code|6-?digit code|your password|account password|atm pin|card pin|your pin|(?:id\.me|bank|bank account|paypal|cash ?app) log-?in)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y', 100, true, 'No one may ask applicants for codes or passwords.', null, 'Federal Trade Commission, Job Scams'),
  ('money through one’s own account', 'scam', array['account', 'zelle', 'venmo', 'cash app', 'cashapp', 'paypal', 'your bank'], '\y(?:receive|accept|deposit|cash|process|collect|get|handle|hold)\w*\y\s(?:(?!your\y)[\w'',$-]+\s)*(?:checks?|cheques?|payments?|funds|money|transfers?|cash|donations|deposits?|money orders?)\s(?:[\w'',-]+\s)*(?:in|into|through|using|via|from|at|to|with)\s(?:your|a personal|their)\s(?:(?:personal|own|checking|savings|bank|business)\s)*(?:account|bank|cash ?app|venmo|zelle|paypal)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:paychecks?|pay stubs?|wages|salary|direct deposit|your tips|your pay|earnings)\y|^(?!.*\y(?:forward|pass|send|keep|transfer|wire|withdraw|personal)\y).*\y(?:weekly|bi-?weekly|monthly) payments?\y', 100, false, 'A job that moves money through one’s own account is money laundering, and the owner of the account is liable.', null, 'U.S. Postal Inspection Service, reshipping and money mules'),
  ('keep a part and send the rest', 'scam', array['keep', 'rest', 'remain', 'balance', 'difference', 'commission'], '\ykeep\y\s(?:(?!the\y|clean)[\w''-]+\s)*(?:[0-9]+ ?(?:%|percent|dollars)|\$ ?[0-9]+|portion|commission|part|share|cut)[^.]*\y(?:send|wire|forward|transfer|deposit|return|mail|zelle)\w*\y[^.]*\y(?:rest|remainder|remaining|balance|difference)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y', 100, true, 'A job that keeps a part of a payment and sends the rest on is a fake-check scam.', null, 'Consumer Financial Protection Bureau, fake checks'),
  ('a check to buy equipment with', 'scam', array['check', 'cheque'], '\y(?:mail|send|issue|email|e-mail|overnight|fedex)\w*\y\s(?:out\s)?(?:to\s)?you\s(?:[\w''-]+\s)*(?:e-?)?che(?:ck|que)s?\y[^.]*\y(?:buy|purchase|pay for|order|vendor|cover)\w*\y[^.]*\y(?:equipment|supplies|laptop|computer|office|software|materials|items|phone|printer)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y', 100, true, 'A check to buy one’s equipment with is how fake-check scams begin.', null, 'Consumer Financial Protection Bureau, fake checks'),
  ('parcels to one’s own home', 'scam', array['package', 'parcel', 'boxes', 'mail', 'shipment', 'item', 'reship', 're-ship'], '\y(?:receiv|accept|collect|inspect|get|repack)\w*\y\s(?:[\w'',-]+\s)*(?:packages|parcels|mail|boxes|shipments|items|goods|electronics|merchandise)\y[^.]*\y(?:at|to|in|from)\s(?:(?:your|their)\s(?:own\s|home\s|residential\s)?|a\s(?:home|residential)\s)(?:home|house|apartment|address|residence|place)\y', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y|\y(?:deliver|drivers?|route|doorstep)\y', 100, false, 'A job that takes in parcels at home and sends them on is a reshipping scam.', null, 'U.S. Postal Inspection Service, reshipping and money mules'),
  ('reshipping', 'scam', array['reship', 're-ship', 'repack', 'forward'], '\y(?:re-?ship\w*|(?:package|parcel|mail) (?:re)?forward\w*|repackage? (?:and|&|then) (?:ship|forward|mail|send)\w*|forward (?:the |these )?(?:packages|parcels) (?:abroad|overseas|to))', null, 100, false, 'It reads like a reshipping scam.', null, 'U.S. Postal Inspection Service, reshipping and money mules'),
  ('rented accounts', 'scam', array['rent ', 'rental', 'lend', 'your account'], '\y(?:rent|rent out|renting|lend|loan|sell)\s(?:us |me |out )?your\s(?:[\w-]+\s)*(?:account|profile|ssn|identity|id card)\y', '\y(?:beware|scams?|never)\y', 100, true, 'No one may rent or buy people’s accounts here.', null, 'Federal Trade Commission, Job Scams'),
  ('money agents', 'scam', array['agent', 'transfer', 'payment process', 'western union', 'moneygram', 'mystery', 'secret shop', 'wrap'], '\y(?:(?:payment|money transfer|funds? transfer|transfer|payroll transfer|financial transfer) agents?|payment process(?:or|ing agent)s? (?:from|at) home|western union|moneygram|(?:mystery|secret) shop\w*[^.]*(?:money order|check|wire|gift)|(?:car|vehicle|truck|bike) wrap\w*[^.]*(?:weekly|check|advertis\w*)|get paid to (?:drive|wrap) your car)', '\y(?:cashier|counter|customers?|install\w*|vinyl|graphics)\y', 100, false, 'It reads like a job that moves other people’s money.', null, 'Better Business Bureau, employment scams'),
  ('crypto', 'scam', array['bitcoin', 'btc', 'crypto', 'usdt', 'tether', 'ethereum', 'coinbase'], '\y(?:buy|convert\w*|deposit|exchange|send|transfer|top up|recharge|withdraw|paid|pay|salary|invest|earn)\w*\y[^.]*\y(?:bitcoins?|btc|crypto\w*|usdt|tether|ethereum)\y', '\y(?:engineers?|developers?|software|blockchain|compliance|auditors?)\y', 100, false, 'It mentions paying or moving money in cryptocurrency.', null, 'Federal Trade Commission, Job Scams'),
  ('paid for clicks', 'scam', array['like ', 'rate ', 'rating', 'review', 'videos', 'tasks', 'boost', 'optimiz', 'subscrib'], '\y(?:(?:get paid|paid|earn|money|commissions?)\y[^.]*\y(?:like|liking|rate|rating|review|reviewing|subscrib\w+|watch|watching|boost|boosting|optimiz\w+)\y[^.]*\y(?:videos?|products?|hotels?|apps?|channels?|posts|orders|listings)|(?:product|app|data|order|hotel) (?:boosting|optimization) tasks?|(?:complete|finish) (?:simple |easy |daily |online )+tasks)', null, 100, false, 'It reads like a task scam, which pays a little and then asks for money.', null, 'Federal Trade Commission, Job Scams'),
  ('moves to a messenger', 'scam', array['telegram', 't.me', 'hangout', 'wechat', 'kik', 'signal', 'viber', 'textnow', 'google chat', 'wire app'], '(?:\ytelegram\y|\yt\.me/|\yhangouts?\y|\ywechat\y|\ykik\y|\yviber\y|\ytextnow\y|\y(?:interview|apply|contact|message|text|add|chat|reach|download|write)\w*\y[^.]*\y(?:signal (?:app|messenger)|google chat|wire app|on signal|via signal))', '\y(?:marketing|social media|community manage\w*|moderat\w*|support channels?|newsletter)\y', 100, false, 'It takes applicants to a messenger, where no one can help them.', null, 'Federal Trade Commission, Job Scams'),
  ('applications by WhatsApp', 'scam', array['whatsapp', 'whats app', 'wa.me'], '(?:\ywhats ?app\y|\ywa\.me/)', null, 60, false, 'It takes applicants to a messenger.', null, 'Federal Trade Commission, Job Scams'),
  ('money by app', 'scam', array['zelle', 'cash app', 'cashapp', 'venmo'], '\y(?:zelle|cash ?app|venmo)\y', '\y(?:tips?|donations?|customers?|guests?|accepts?|we take|register|point of sale)\y', 60, false, 'It mentions payment by app.', null, 'Better Business Bureau, employment scams'),
  ('pictures of documents', 'scam', array['front and back', 'both sides', 'selfie'], '\y(?:send|upload|text|email|submit|provide|include|attach)\w*\y[^.]*(?:\y(?:front and back|both sides)\y[^.]*\y(?:licen[sc]e|id|card|passport)\y|\y(?:licen[sc]e|id|card|passport)\y[^.]*\y(?:front and back|both sides)\y|\yselfie\y[^.]*\y(?:licen[sc]e|id|passport)\y)', '\y(?:customers?|clients?|guests?|patients?|tenants?|residents?|shoppers?|members?|users?|parents?|never|do not|don''t|does not|doesn''t|will not|won''t|no one will|not ask|without|beware|scams?)\y', 100, false, 'It asks applicants for pictures of their documents.', null, 'Federal Trade Commission, Job Scams'),
  ('pay that is too good', 'scam', array['$'], '\y(?:earn|make|get|get paid|receive|paid|income of|up to|over)\y\s?(?:[a-z]+\s){0,3}\$ ?(?:(?:[3-9][0-9]{2}|[0-9]{1,2},?[0-9]{3})\+?\s?(?:-\s?\$? ?[0-9,]+\s)?(?:a|per|every|each|/|in one)?\s?(?:day|daily)|(?:[2-9],?[0-9]{3}|[0-9]{2},?[0-9]{3})\+?\s?(?:-\s?\$? ?[0-9,]+\s)?(?:a|per|every|each|/)?\s?(?:week|weekly))\y', null, 50, false, 'It promises a lot of money.', null, 'Federal Trade Commission, Job Scams'),
  ('no effort', 'scam', array['money', 'cash', 'income', 'rich', 'earning', 'freedom', 'home', 'interview', 'own boss'], '\y(?:(?:easy|quick|fast|free|instant) (?:money|cash|income)|get rich|unlimited (?:income|earnings?)|guaranteed (?:income|earnings)|passive income|financial freedom|be your own boss|no (?:interview|resume|skills?|experience|id)[^.]*(?:needed|required|necessary)[^.]*(?:from home|anywhere|your phone)|(?:from home|your phone)[^.]*no (?:interview|resume|skills?|experience)|hired (?:instantly|immediately|on the spot) without)\y', null, 50, false, 'It promises money for no effort.', null, 'Federal Trade Commission, Job Scams'),
  ('links that hide where they lead', 'scam', array['bit.ly', 'tinyurl', 'goo.gl', 'is.gd', 'cutt.ly', 'rb.gy', 'shorturl', 'tiny.cc', 'ow.ly', 'rebrand.ly', '//t.co'], '\y(?:bit\.ly|tinyurl\.com|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|tiny\.cc|ow\.ly|rebrand\.ly|t\.co)/[a-z0-9]', null, 60, false, 'A shortened link hides where it leads. Give the full address.', null, 'Federal Trade Commission, Job Scams'),
  ('links in disguise', 'scam', array['http', 'hxxp', '[dot]', '(dot)'], '(?:https?://[^\s/]{0,100}@|https?://[0-9]{1,3}(?:\.[0-9]{1,3}){3}|https?://(?:[^\s/]+\.)?xn--|hxxps?://|[a-z0-9-]+\s?(?:\[dot\]|\(dot\))\s?[a-z]{2,})', null, 100, false, 'A link doesn’t lead where it seems to. Give the plain address.', null, 'Federal Trade Commission, Job Scams'),
  ('sex work', 'scam', array['escort', 'sugar', 'webcam', 'adult', 'massage'], '\y(?:escort (?:service|agency|girls?|job)|(?:female )?escorts (?:needed|wanted)|sugar (?:bab(?:y|ies)|dadd(?:y|ies))|webcam (?:models?|girls?)|adult (?:films?|videos?|content|model\w*)|happy endings?)\y', null, 100, false, 'It reads like no job that we show.', null, 'Polaris Project, Labor and sex trafficking by job offers'),
  ('race or color', 'discrimination', array['white', 'caucasian', 'black', 'african', 'negro', 'asian', 'latin', 'hispanic', 'mexican', 'puerto', 'chinese', 'indian', 'arab', 'haitian', 'gyps', 'native american'], '\y(?:no (?:whites?|caucasians?|blacks?|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|chinese|indians?|arabs?|africans?|haitians?|gypsies|native americans?) (?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees)|no (?:blacks|whites|asians|latin[oax]s|hispanics|mexicans|indians|arabs|africans|haitians|negros|gypsies|chinese)\y(?! (?:food|cuisine|cooking|language|experience|required|needed|necessary|spoken))|(?:whites?|caucasians?|blacks?|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|chinese|indians?|arabs?|africans?|haitians?|gypsies|native americans?) (?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees) (?:only|preferred)|(?:whites|caucasians?|blacks|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|arabs?|africans?|haitians?|gypsies) (?:only|preferred)|only (?:whites?|caucasians?|blacks?|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|chinese|indians?|arabs?|africans?|haitians?|gypsies|native americans?) (?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees)|only (?:blacks|whites|asians|latinos|hispanics|mexicans|caucasians)\y|(?:must be|looking for|seeking|prefer\w*|want\w*|hiring) (?:a |an )?(?:(?:whites?|caucasians?|blacks?|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|chinese|indians?|arabs?|africans?|haitians?|gypsies|native americans?)) (?:(?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees))|must be (?:caucasian|asian|hispanic|latin[oax])\y(?! (?:food|cuisine|fusion|dish\w*))|(?:you|who|everybody|everyone|staff|team members?|(?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees)) must be (?:white|black)\y)', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:laundry|linens?|uniforms?|shirts?|pants|shoes|sneakers|clothes|clothing|wear|dress|jeans|wine|wines|towels|sheets|socks|polos?|tea|coffee|beans?|cars?|paint|tiles?|horses?|boxes|footwear|coats?|jackets?|boots|slacks|trousers|skirts?|leggings|belts?|aprons?|hats?|caps?|hair|nails?|gloves|ink|pepper|meat|bread)\y', 100, true, 'No one may be turned away, or preferred, by race or color. The law knows no exception.', 'Say what the work takes, and leave out who people are.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('race or color, perhaps', 'discrimination', array['white', 'black', 'native american'], '(?:^[^a-z]*must be (?:white|black)[^a-z]*$|\y(?:white|black|native americans?) (?:only|preferred)\y)', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:laundry|linens?|uniforms?|shirts?|pants|shoes|sneakers|clothes|clothing|wear|dress|jeans|wine|wines|towels|sheets|socks|polos?|tea|coffee|beans?|cars?|paint|tiles?|horses?|boxes|footwear|coats?|jackets?|boots|slacks|trousers|skirts?|leggings|belts?|aprons?|hats?|caps?|hair|nails?|gloves|ink|pepper|meat|bread)\y', 100, false, 'It can be read as a preference by race, which the law forbids.', 'If it is a color of clothing, name the clothing: “black shoes only”.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('hair and looks of a race', 'discrimination', array['dread', 'locs', 'braid', 'afro', 'cornrow'], '\yno (?:[a-z]+ (?:or|and) )?(?:dreadlocks?|dreads|locs|braids|afros?|cornrows)\y', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, false, 'Many states protect hairstyles that go with race.', '“Hair must be covered or tied back” says what safety needs.', 'CROWN Acts, such as Cal. Gov. Code § 12926(w)'),
  ('religion, excluded', 'discrimination', array['muslim', 'jew', 'christian', 'catholic', 'hindu', 'atheist', 'mormon', 'sikh', 'buddhist', 'protestant', 'hijab', 'turban'], '\yno (?:(?:muslims?|jews?|jewish|christians?|catholics?|hindus?|atheists?|mormons?|sikhs?|buddhists?|protestants?|islamic)|hijabs?|turbans?|head ?scar(?:f|ves))\y(?! (?:food|holidays?|services?))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, true, 'No one may be turned away because of their religion.', 'If the work falls on certain days, name the days and hours.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('religion, required', 'discrimination', array['muslim', 'jew', 'christian', 'catholic', 'hindu', 'atheist', 'mormon', 'sikh', 'buddhist', 'protestant', 'islam'], '\y(?:(?:muslims?|jews?|jewish|christians?|catholics?|hindus?|atheists?|mormons?|sikhs?|buddhists?|protestants?|islamic) (?:(?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees) )?only|only (?:muslims?|jews?|jewish|christians?|catholics?|hindus?|atheists?|mormons?|sikhs?|buddhists?|protestants?|islamic)\y|must be (?:a |an )?(?:practicing |devout |born[- ]again |committed )*(?:muslims?|jews?|jewish|christians?|catholics?|hindus?|atheists?|mormons?|sikhs?|buddhists?|protestants?|islamic))\y', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, false, 'Only a religious organization may ask for a religion.', 'If you are one, say so; otherwise leave it out.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('sex', 'discrimination', array['male', 'men', 'women', 'man', 'woman', 'girl', 'boy', 'ladies', 'gentlemen', 'lady'], '\y(?:(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen)[- ](?:applicants |candidates |workers |staff |employees )?(?:only|preferred|need apply)(?!\s(?:gyms?|clubs?|spas?|shelters?|fitness|facilit\w*|residences?|dorms?|programs?|spaces?|stores?))|only (?:hiring |hire |accepting )?(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen)(?![''’]|\s(?:clothing|shoes|department))|(?:no|not hiring) (?:males?|females?|men|women|girls|ladies)\y(?![''’])|must be (?:a )?(?:male|female|man|woman)\y|(?:female|male|woman|man|lady) (?:wanted|needed|required)|(?:young|attractive|pretty|beautiful|sexy) (?:female|male|woman|women|man|men|girls?|lady|ladies|guys?)|female (?:locker[- ]room|restroom|changing[- ]room) attendants?|male (?:locker[- ]room|restroom|changing[- ]room) attendants?)', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, false, 'A job may be for men or for women only where the work itself demands it, such as in a locker room.', 'Say what the work takes: “must be able to lift 50 pounds”. If it is such a case, leave it: a person looks at it.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('pregnancy and family', 'discrimination', array['pregnan', 'expecting', 'mothers', 'moms', 'children', 'kids', 'baby'], '\y(?:(?:no|not be|must not be|cannot be|not currently) (?:pregnant|pregnancy|pregnancies|expecting)\y|no (?:pregnant|expecting) (?:women|ladies|females|moms|mothers|applicants)|no (?:mothers|moms|single moms)\y|(?:not|no) (?:planning|plans?|intention\w*) (?:on |to |for |of )?(?:have|having|get|getting|become|becoming)? ?(?:a )?(?:children|kids|pregnan\w+|baby))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:avoid|exposure|x-?ray|patients?|clients?)\y', 100, true, 'No one may be turned away for being pregnant or having children.', 'Say the hours, the lifting or the travel that the work takes.', 'Pregnancy Discrimination Act, 42 U.S.C. § 2000e(k)'),
  ('origin, excluded', 'discrimination', array['immigrant', 'foreign', 'refugee', 'alien', 'illegals', 'third world', 'accent'], '\y(?:no (?:[a-z]+ (?:or|and) )?(?:immigrants?|foreigners?|refugees?|illegals|aliens)\y|(?:immigrants?|foreigners?) (?:need not|do not|don''t|should not) apply|not for (?:immigrants|foreigners))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, true, 'No one may be turned away for where they come from. Everyone who may work in the United States may apply.', '“Must be authorized to work in the United States” is fine.', 'Immigration and Nationality Act, 8 U.S.C. § 1324b'),
  ('origin, required', 'discrimination', array['native', 'accent', 'born', 'mother tongue'], '\y(?:native (?:english|spanish|american english|mandarin|chinese|french|german|russian)[- ]?(?:language )?speak(?:er|ers|ing)|native speakers?|(?:english|spanish) (?:as (?:a |their |your )?)?(?:mother tongue|first language)|no (?:foreign |heavy |thick |strong )?accents?\y|without (?:an? )?(?:foreign |heavy |thick |strong )?accent|accent[- ]free|(?:u\.?s\.?a?|american)[- ]born|born in (?:the )?(?:u\.?s|usa|united states|america))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, false, 'A native speaker, or no accent, shuts people out by their origin.', '“Fluent in English” says what the work needs.', 'EEOC Guidance on National Origin Discrimination'),
  ('citizenship', 'discrimination', array['citizen', 'green card', 'visa holder', 'work permit', 'h1b', 'h-1b', 'opt'], '\y(?:(?:u\.? ?s\.? ?a?\.?|united states|american) citizens? only|only (?:u\.? ?s\.? ?a?\.?|united states|american) citizens?|citizens only|must be (?:a |an )?(?:u\.? ?s\.? ?a?\.?|united states|american) citizens?|no (?:green ?cards?(?: holders?)?|work permits?|visa holders?|h-?1b(?! spons)|opt\y(?!-)))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:clearance|federal|government|itar|ear|law requires|required by law|regulation\w*|dod|department of|military|police|officers?|elections?)\y', 100, false, 'Citizenship may be asked for only where a law or a government contract demands it.', '“Must be authorized to work in the United States” is fine. If a law demands it, name the law.', 'Immigration and Nationality Act, 8 U.S.C. § 1324b'),
  ('age, excluded', 'discrimination', array['senior', 'retiree', 'old', 'boomer', 'over', 'elder'], '\y(?:no (?:seniors(?! (?:discount|living))|senior citizens|retirees|old(?:er)? (?:people|folks|workers|persons|applicants|men|women)|elderly (?:people|applicants)|boomers)\y|(?:retirees|old(?:er)? people|senior citizens) need not apply|(?:no one|nobody|no applicants|no people|not hiring (?:anyone|people)) (?:over|older than|above) (?:age |the age of )?[3-7][0-9]\y(?!\s?(?:lbs?|pounds|hours|miles|min\w*|mph|%|percent|inches|feet)))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, true, 'No one may be turned away for being too old.', 'Say what the work takes, such as lifting, nights or a license.', 'Age Discrimination in Employment Act, 29 U.S.C. § 623(e)'),
  ('age, limited', 'discrimination', array['age', 'under', 'below', 'younger', 'young', 'years old', 'grad', 'between', 'old'], '\y(?:(?:max(?:imum)?|upper) age\y|(?:under|below|younger than|not older than|no older than|up to) (?:the )?(?:age (?:of )?)?[2-6][0-9] (?:years? (?:old|of age) ?)?(?:only|preferred)|(?:must be|applicants?|candidates?) (?:be )?(?:under|below|younger than|no older than|not older than) (?:the )?(?:age (?:of )?)?[2-6][0-9]\y(?!\s?(?:lbs?|pounds|min\w*|miles|hours))|ages? (?:between )?(?:1[6-9]|[2-4][0-9]) ?(?:-|to|and) ?[2-6][0-9] (?:years? )?(?:old )?(?:only|preferred)|(?:must be|be) (?:between|aged) (?:the )?(?:ages? (?:of )?)?(?:1[6-9]|[2-4][0-9]) ?(?:-|to|and) ?[2-6][0-9]\y(?! (?:lbs?|pounds|hours))|(?:young people|recent (?:college |high school )?grad(?:uate)?s) only)', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:police|fire ?fight\w*|air traffic|pilots?|troopers?|deput\w*|campers?|children|kids|students|participants|players|clients|residents|pageant|youth (?:program|employment|corps))\y', 100, false, 'An upper age limit is allowed only where a law sets one.', 'A lowest age that a law sets is fine: “must be 21 to serve alcohol”.', 'Age Discrimination in Employment Act, 29 U.S.C. § 623(e)'),
  ('disability, excluded', 'discrimination', array['disab', 'handicap', 'cripple', 'wheelchair', 'mentally ill', 'deaf', 'blind', 'autis'], '\yno (?:[a-z]+ (?:or|and) )?(?:disabled|handicap(?:ped|s)?|cripples?|wheelchair users?|mentally ill|deaf|blind|autistic\w*|disabilit(?:y|ies)(?= or| and| please| allowed|[^a-z ]|\s*$))\y(?! (?:vehicles?|cars?|parking|access\w*|ramps?|restrooms?|spots?|stalls?|insurance|experience|training|required|needed|necessary|benefits|corners?|curves?))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:too|accommodat\w*)\y', 100, true, 'No one may be turned away because of a disability.', 'Say what the work takes: “must be able to lift 50 pounds, with or without reasonable accommodation”.', 'Americans with Disabilities Act, 42 U.S.C. § 12112'),
  ('disability, asked for', 'discrimination', array['bodied', 'health', 'medical', 'mental', 'disab'], '\y(?:able[- ]bodied|(?:in|have|be of) (?:perfect|excellent) (?:physical |mental )?health\y(?! (?:insurance|benefits|plans?|care|coverage))|no (?:health|medical|mental|physical) (?:issues?|problems?|conditions?|illness\w*|limitations?|history)|(?:tell|disclose|list|inform) (?:us )?(?:about |of )?(?:any |your |all )?(?:disabilit\w+|medical conditions?|health problems?))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:patients?|residents?|clients?|if you need|accommodat\w*)\y', 100, false, 'Health may not be asked for, only what the work takes.', '“Must be able to stand for 8 hours” says what the work needs.', 'Americans with Disabilities Act, 42 U.S.C. § 12112'),
  ('genetic information', 'discrimination', array['family medical', 'family health', 'genetic', 'dna'], '\y(?:provide|submit|disclose|tell us|required?|bring|include|take|need)\w*\y[^.]*\y(?:family (?:medical|health) history|genetic (?:tests?|information|screening)|dna (?:tests?|samples?))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y|\y(?:patients?|clients?|laborator\w*|lab|specimens?|counsel\w*)\y', 100, false, 'Genetic information and the health of one’s family may not be asked for.', 'Leave it out.', 'Genetic Information Nondiscrimination Act, 42 U.S.C. § 2000ff-1'),
  ('orientation and identity', 'discrimination', array['gay', 'lesbian', 'lgbt', 'trans', 'homosexual', 'queer', 'straight'], '\y(?:no (?:gays?|lesbians?|lgbt\w*|transgenders?|transgender people|trans people|homosexuals?|queers?)\y|straight (?:people|men|women|guys|applicants|males|females) only|(?:(?:you|who|everybody|everyone|staff|team members?|(?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees)) |^[^a-z]*)must be straight\y(?! (?:forward|with|up|about|and clean|lines?)))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, true, 'No one may be turned away for whom they love or who they are.', 'Leave it out.', 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)'),
  ('marital status', 'discrimination', array['single', 'married', 'bachelor'], '\y(?:(?:single|unmarried) (?:people|women|men|applicants|candidates|females?|males?|ladies) ?(?:only|preferred)|must be (?:single|unmarried)\y|no (?:married|divorced) (?:people|women|men|applicants))', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, false, 'About half of the states protect marital status.', 'Say the hours or the travel that the work takes.', 'State laws, such as Cal. Gov. Code § 12940 and N.Y. Exec. Law § 296'),
  ('veterans', 'discrimination', array['veteran', 'vets', 'military', 'reservist'], '\yno (?:veterans|ex-?military|military veterans|reservists|national guard)\y', '\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y', 100, true, 'No one may be turned away for having served.', 'Leave it out.', 'Uniformed Services Employment and Reemployment Rights Act, 38 U.S.C. § 4311');

insert into public.protected_companies (name, domains) values
  ('amazon', array['amazon.com', 'amazon.jobs']),
  ('walmart', array['walmart.com']),
  ('target', array['target.com']),
  ('costco', array['costco.com']),
  ('fedex', array['fedex.com']),
  ('usps', array['usps.com', 'usps.gov']),
  ('united states postal service', array['usps.com', 'usps.gov']),
  ('dhl', array['dhl.com']),
  ('google', array['google.com']),
  ('microsoft', array['microsoft.com']),
  ('apple', array['apple.com']),
  ('netflix', array['netflix.com']),
  ('tesla', array['tesla.com']),
  ('boeing', array['boeing.com']),
  ('pfizer', array['pfizer.com']),
  ('moderna', array['modernatx.com']),
  ('unitedhealth', array['uhg.com', 'unitedhealthgroup.com', 'optum.com']),
  ('unitedhealth group', array['uhg.com', 'unitedhealthgroup.com', 'optum.com']),
  ('home depot', array['homedepot.com']),
  ('the home depot', array['homedepot.com']),
  ('lowes', array['lowes.com']),
  ('best buy', array['bestbuy.com']),
  ('walgreens', array['walgreens.com', 'wba.com']),
  ('cvs health', array['cvs.com', 'cvshealth.com', 'aetna.com']),
  ('kroger', array['kroger.com']),
  ('publix', array['publix.com']),
  ('whole foods', array['wholefoods.com', 'amazon.com']),
  ('whole foods market', array['wholefoods.com', 'amazon.com']),
  ('trader joes', array['traderjoes.com']),
  ('starbucks', array['starbucks.com']),
  ('bank of america', array['bofa.com', 'bankofamerica.com']),
  ('wells fargo', array['wellsfargo.com']),
  ('jpmorgan chase', array['jpmorgan.com', 'jpmchase.com', 'chase.com']),
  ('paypal', array['paypal.com']),
  ('disney', array['disney.com']),
  ('verizon', array['verizon.com', 'verizonwireless.com']),
  ('delta air lines', array['delta.com']),
  ('southwest airlines', array['wnco.com', 'southwest.com']),
  ('indeed', array['indeed.com']),
  ('linkedin', array['linkedin.com']),
  ('ziprecruiter', array['ziprecruiter.com']),
  ('glassdoor', array['glassdoor.com']),
  ('craigslist', array['craigslist.org']);

-- Words that are spelled right though no job may have them.

-- Occupations, workplaces and what else people look for in jobs, in English and in Spanish (accents folded, as searches are);
-- then the commonest English words, one form of each: levels 10 and 20 of SCOWL, under this notice:
--   Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
--   associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
--   fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission
--   notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for
--   any purpose. It is provided "as is" without express or implied warranty.
-- Rarer words are left out on purpose: 'manger' is more often a misspelt manager.
insert into public.ordinary_words (stem)
select distinct stem
from unnest(array[$words$
  accountant acting actor actress acupuncturist administrator adviser advisor aesthetician aide airline airport ambassador
  analyst anesthesiologist animator announcer appraiser apprentice aquarium arabic arborist archaeologist archeologist
  architect archivist arena artist asap assembler assessor assistant associate astronomer athlete attendant attorney
  auctioneer audiologist auditor author autumn babysitter babysitting bachelor background bagel bagger bailiff baker bakery
  baking banker banquet barback barbecue barber barbershop barista barkeeper barmaid barman bartend bartender beautician
  bellboy bellhop bellhops bellman benefits bilingual biochemist biologist blacksmith blaster bodega boilermaker bonus
  bookbinder bookkeeper bookkeeping botanist bouncer boutique brewery bricklayer brickmason broker buffet builder burger
  burrito busboy busgirl busperson busser bussing butcher butler buyer cabbie cabdriver cabinetmaker caddie cafe cafeteria
  camera cameraman cannabis cantonese captain cardiologist career careers caregiver carer caretaker carpenter carpentry
  carrier cartographer carwash cash cashier casino caterer catering certificate certification chambermaid chaplain charity
  chauffeur chef chemist childcare childminder chinese chiropractor choreographer christmas church cinema city cleaner
  cleaning clerk climber clinic coach coaching cobbler coder coffee coffeehouse collector comedian commission companion
  composer concierge conductor confectioner conservator constable consultant contractor controller convict cook cooking
  coordinator copywriter coroner correspondent cosmetologist counselor county courier crane creole crewman crossing cruise
  curator custodian cutter cyber dairy dancer dancing daycare dayworker dealer dealership deckhand decorator degree deli
  deliveryman demonstrator dental dentist depot dermatologist designer detailer detective developer dietician dietitian diner
  diploma diplomat director disability disabled dishwasher dispatcher dispensary diver docent dock doctor dogwalker dogwalking
  donut doorkeeper doorman doughnut drafter draftsman draper dressmaker driller driver driving dropout drugtest drummer
  drycleaner drywaller ecologist economist editing editor educator electrician embalmer employment engineer english engraver
  entertainer entomologist enumerator epidemiologist escort esthetician estimator examiner executive exterminator fabricator
  facilitator factory farm farmer farmhand farming farmworker fashion federal felon felonies felony ferryman fieldworker
  filmmaker financier finisher firefighter fireman fisher fisherman fishing fitter flagger florist foodtruck foreman forester
  forklift forwarder foundry framer freelance freelancer freelancing french fumigator fundraiser funeral furrier gamekeeper
  garage garden gardener gas ged geneticist geographer geologist german gig gigs glassblower glazier goldsmith government
  grader greenhouse greenskeeper greeter grill grocer grocery groom groomer groundskeeper groundsman grower guard guide
  gunsmith gym gynecologist hairdresser hairstylist handler handyman handyperson harvester hauler headhunter healer helper
  herbalist highschool hindi hiring historian holiday holidays homebased homemaker hospice hospital host hostess hotelier
  hourly housecleaner housecleaning housekeeper housekeeping houseman houseperson housesitter housesitting hunting hvac hybrid
  hygienist illustrator immediate immigrant immunologist inspector installer instructor insulator insurance interpreter
  interviewer investigator ironworker italian jailer jailor janitor japanese jeweler jockey joiner journalist journeyman judge
  juggler keeper kennel knitter korean laboratory laborer labourer landscaper landscaping laundress laundromat laundry lawyer
  lecturer librarian library license lifeguard lineman linesman linguist liquor loader lobbyist locksmith logger logging
  longshoreman lumberjack machinist maid maintainer makeup mall manager mandarin manicurist marijuana marine mariner marketer
  marshal mason masonry masseur masseuse master mathematician matron mechanic mediator medic meteorologist microbiologist
  midwife military mill millwright miner mining minister minor misdemeanor mixologist model modeler modeling moderator
  mortician mosque motorman mover municipal museum musician nail nails nanny naturalist navigator negotiator neurologist
  neurosurgeon newsreader nightwatch nightwatchman nonprofit noodle notary novelist nun nurse nursery nurseryman nursing
  nutritionist obstetrician oceanographer officer offsite oncologist onsite opening openings operator ophthalmologist optician
  optometrist orchard orchardist orderly organist organizer ornithologist orthodontist orthopedist osteopath overtime packager
  packer painter painting paleontologist paralegal paramedic park parks parolee parttimer pastor pathologist patrolman paver
  paycheck pediatrician pedicurist performer petrol petsitter petsitting pharmacist pharmacy phd philosopher phlebotomist
  photographer photojournalist physician physicist physiologist physiotherapist pianist picker piercing pilot pipefitter
  pipelayer pizza pizzeria planner plant plasterer player playwright plowman plumber plumbing podiatrist poet policeman
  policewoman polish polisher politician port porter portuguese postman postmaster postwoman potter preacher presenter presser
  pressman priest principal printer prison probation probationer producer professor programmer projection projectionist
  promoter proofreader prosecutor prosthetist psychiatrist psychic psychologist psychotherapist publicist publisher puppeteer
  purchaser radiographer radiologist railroad railroader railway ranch rancher ranching ranger realtor receptionist recruiter
  referee refinisher reflexologist refugee registrar remote repairer repairman reporter representative rescuer researcher
  respiratory restaurant restorer resume retailer retired retiree rigger roaster roofer roofing roustabout runner russian
  sailor salad salary salesclerk salesgirl salesman salesperson saleswoman salon sandblaster sandwich sanitation saucier
  sawyer scaffolder scheduler scientist screener screenwriter scribe sculptor seaman seamstress seasonal secretary seller
  seminarian senior servant server setter sewer shelter shelver shepherd sheriff shipper shipyard shoemaker shopkeeper
  shoplifter shopper sidejob singer singing sitter skipper slaughterer smith smoke social sociologist soldier solicitor
  sommelier sonographer sorter spa spanish specialist speechwriter spinner splicer sponsorship sprayer spring stable
  stablehand stadium stagehand startup state station statistician steakhouse steamfitter stenographer stevedore steward
  stewardess stockboy stockbroker stocker stocktaker stonemason storekeeper stripper stucco student stuntman stuntwoman
  stylist summer supermarket supervisor surgeon surrogate surveyor sushi taco tagalog tailor tailoring tanner taper taqueria
  tasker tattoo tattooer tattooist taxi taxidermist teacher teaching teamster technician technologist teen teenager
  telecommute telecommuting telemarketer telework teller temple tester theater theatre therapist thrift tiler tinsmith tipped
  tips tobacco toolmaker tour tow towing tracker trader trainee trainer transcriber transcriptionist translator trapper
  treasurer trimmer truckdriver trucker trucking tutor tutoring typesetter typist ukrainian umpire underage underwriter
  undocumented union upholsterer urgent urologist usher vacancies vacancy valet vape varnisher vendor ventriloquist vet
  veteran veterans veterinarian veterinary vicar videographer vietnamese vineyard violinist visa vocalist wage wages waiter
  waitering waitperson waitress waitressing waitstaff warden warehouse warehouseman warehouseperson warehouser washer
  watchmaker watchman watchperson weaver webmaster weed weigher welder welding wfh wholesaler winemaker winery winter
  woodcutter woodworker worker wrangler wrestler writer writing yardman yardworker zoo zookeeper zoologist
$words$, $words$
  abogada abogado agricola agricultor albanil almacen ancianos aseo asistente auxiliar ayuda ayudante ayudantes barbera
  barbero bilingue bodega bodeguero bombero botones cajera cajero camarera camarero camarista camionera camionero campo
  cantinera cantinero carnicera carniceria carnicero carpintera carpintero cartero casa cerca chamba chofer choferes cocina
  cocinera cocinero completo conductor conductora conserje construccion contador contadora cosecha costurera costurero
  cuidador cuidadora dentista doctor doctora electricista empacador empacadora empleada empleado empleo empleos encargada
  encargado enfermera enfermeria enfermero escuela espanol estilista experiencia fabrica farmaceutico fines fontanero gerente
  granja guardia hogar hospital hotel hotelera ingeniera ingeniero ingles interprete jale jardinera jardineria jardinero
  jornalera jornalero lavalozas lavandera lavanderia lavaplatos lavatrastes limpiador limpiadora limpieza maestra maestro
  manicurista maquinista masajista mecanica mecanico medica medico medio mensajera mensajero mesera mesero minero montacargas
  mucama ninera ninero ninos noche nocturno obrera obrero oficina operador operadora operaria operario panadera panaderia
  panadero parcial pasante peluquera peluquero peon pescador pintor pintora pisos planchadora plomera plomero policia portera
  portero practicas profesor profesora recamarera recepcionista repartidor repartidora restaurante sastre secretaria
  secretario seguridad semana soldador soldadora supervisor supervisora techador techo temporada temporal tiempo tienda
  trabajador trabajadora trabajo trabajos traductor traductora turno vendedor vendedora ventas verano veterinario vigilante
  voluntaria voluntario yardero
$words$, $words$
  aardvark abandon abbreviate abide ability able abnormal abolish abolition abort abroad absence absent absolute absorb
  abstract absurd abuse abysmal academic accelerate accent accept access accident accidental accommodate accompany accomplish
  accord account accumulate accuracy accurate accuse accustom achieve acid acknowledge acorn acoustic acquaintance acquire
  acquisition acronym across action active acts actual acute adapt added addict addition address adds adequate adhere adjacent
  adjective adjust administer administration admire admission admit adopt adult advance advantage advent adventure adverse
  advert advertise advice advise advisory advocate aerial aesthetic affair affect afford aforementioned afraid afternoon
  afterward aged agency agenda agent aggressive agony agree agreement agricultural ahead aids aims aircraft akin alarm alas
  albeit album alcohol alert algebra algorithm alias aliases alien align alike alive allege allergic alleviate alliance
  allocate allow ally almost alone along alongside aloud alpha alphabet already also alter alternate although altogether
  always amateur amaze amber ambient ambiguity ambitious amend among amount ample amplifier amuse anagram analog analogue
  analyses analysis analyze anarchy anatomy ancestor ancient anecdote angel anger angle angry anguish animal anniversary
  announce annoy annual anomaly anonymous anorak another answer anthology anticipate antidote antique antisocial anxious
  anybody anyhow anyone anyplace anything anyway anywhere apart apathetic apathy apology apostrophe appall apparatus apparent
  appeal appear append appendix applause apple applicant apply appoint appraisal appreciate approach appropriate approve
  approximate arbitrarily arbitrary arcade arcane arch archaic architecture archive area arguable argue argument arise arisen
  arithmetic arms army arose around arrange array arrest arrive arrogant arrow article artificial arts ascend ashamed ashcan
  ashes aside asks asleep aspect assault assemble assert assess asset assign assist assort assume assumption assure asterisk
  astronomy asynchronous atheism atheist atlas atmosphere atom atrocity attach attack attain attempt attend attention attitude
  attract attribute audible audience audio aunt authentic autobiography automate automatic automobile available average avoid
  await awake award aware away awful awkward axes axiom axis baby back backbone backlog backspace backward bacteria bacterium
  badge badly baffle baggage bags bake balance ball ballet ballot banal banana band bandwagon bandwidth bang bank bankrupt
  banner bans bare bargain bark baroque barrel barrier barrister bars base basement bash basic basis basket bass bastard batch
  bath bathroom battery battle baud beach beam bean bear beard beast beat beaten beauty became become bedroom beds beef beer
  beforehand began begin beginner begun behalf behave behavior behind beings belief believe bell belong beloved belt bench
  bend beneath beneficial benefit bent beside best beta bets better beware beyond bias bible biblical bicycle bids bigger
  biggest bigot bigotry bill billfold billion binary bind biochemistry biography biology bird birth birthday biscuit bishop
  bite bitmap bits bitten bitter bizarre black blackboard blackmail blade blame blank blanket blast blatant bless blew blind
  blink bliss blob block blood bloody blow blown blue blurb board boat bobs body boggle bogs bogus boil bold bolt bomb bond
  bone book booklet bookshop bookstore boom boost boot border borderline bore boredom born borrow boss bother bottle bottom
  bought bounce bound boundary bout bowl boxes boys bracket brain brake branch brand brass brave breach bread break breakdown
  breakfast breath bred breed breeze brethren brick bridge brief briefly brigade bright brighter brightest brilliant bring
  broad broadcast broke broken brother brought brown browse brush brutal bubble buck bucket budget buffer bugger bugs build
  built bulb bulk bull bullet bulletin bump bunch bundle burden bureaucracy burn burnt burst bury buses bush buss bust busy
  butter button buys bypass byte cabbage cabinet cable caffeine cage cake calculate calculus calendar call caller calm came
  camp campaign campus cancel cancer candidate cannot canonical cans cant capable capacity capital capitalist caps capture
  carbon card cardboard care careless carpet carriage carrot carry cars cartoon cartridge case cassette cast castle casual
  catalog catastrophic catch categorically category cater cathedral catholic cats cattle caught causal cause caution cave
  caveat cease ceiling celebrate cell cellular censor censorship cent center central century ceremony certain certainty chain
  chair chairman chalk challenge chamber champagne champion chance chancellor change changeover channel chaos chaotic chap
  chapel chapter char character characteristic charge charitable charm chart charter chase chat cheap cheaper cheapest cheaply
  cheat check checker cheek cheer cheese chemical chemistry chess chest chestnut chew chicken chief child childhood childish
  children chip chocolate choice choir choose chop choral chord chorus chose chosen chuck chunk cider cigarette circa circle
  circuit circuitry circular circulate circumstance cite citizen civil civilian claim clarification clarify clarity clash
  class classic classification classify clause clean cleanest clear clearance clearer clearest clever cleverest click client
  cliff climate climb clip clique clock clog clone close closer closest closet closure cloth cloud club clue clumsy cluster
  coal coarse coast coat code coherent coin coincide coke cold collaboration collapse collar collate colleague collect college
  colon colony color column combat combine come comedy comfort comic comma command commence comment commentary commercial
  commit committee commodity common communal communicate communism communist community compact company compare comparison
  compassion compatible compel compensate compete competition competitor compile complacent complain complaint complement
  complementary complete complex complicate compliment comply component compose composite compound comprehend comprehension
  compress comprise compromise compulsion compulsory compute computerize concatenate conceal concede conceive concentrate
  concept conceptual concern concert concerto concise conclude conclusion concrete concur concurrently condemn condense
  condition condom condone conduct conference confess confident confidential configure confine confirm conflict conform
  confront confuse congest congratulate conjecture conjunction connect connector connotation conscience conscious consecutive
  consensus consent consequent conservation consider considerate consist console conspicuous conspiracy constant constituent
  constitute constrain constraint construct consult consume consumption contact contain contemplate contemporary contempt
  contend content contentious contest context continent continental continue continuum contour contraception contract
  contradict contradictory contrary contrast contravention contribute contributor contrive control controversy convenient
  convention converse convert convey convince cookie cool cooperate coordinate cope copper copy copyright core corn corner
  corporate corpse correct correlate correspond corridor corrupt cosmic cosmology cost cotton cough could council counsel
  count counter counterexample counterpart countless country countryside couple courage course court courtesy cousin cover
  coverage cows cozy crack craft cramp crap crash crass crawl crazy cream create creation creative creator creature credible
  credit creed creep crew cricket cried crime criminal crisis crisp criteria criterion critic crop cross crossroad crossword
  crowd crown crucial crude cruel cruelty crunch crush cryptic crystal cube cubic cuckoo cuddly culprit cult culture
  cumbersome cums cumulative cunning cupboard cups cure curiosity curious curly currency current curriculum curry curse cursor
  curtain curve custard custom customary cute cuts cycle cyclist cylinder cynic daft daily damage damn damnation damp dance
  danger dare dark darling dash data database date datum daughter dawn daylight days daytime dead deadline deaf deal dealt
  dear death debate debt debug debugger decade decay decent decide decimal decision deck declare decline decode decrease
  dedicate deduce deduction deed deem deep deeper deepest deeply default defeat defect defend defense deficiency define
  definite defy degenerate degrade deity delay delete deliberate delicate delicious delight delimiters deliver delivery delta
  delusion demand demented demise democracy democratic demolish demonstrate denominator denote dense density deny department
  departmental departure depend deposit depress deprive depth deputy derange derive derogatory descend describe description
  desert deserve design desire desk desktop despair desperate despise despite destine destroy destruction detach detail detect
  detector deter determine deterrent detract devastate develop deviation device devil devious devise devoid devote diagnosis
  diagnostic diagonal diagram dial dialect dialog dialogue diameter diary dice dictate dictatorship dictionary died diesel
  diet differ differential difficult difficulty digest digit dignity digs dilemma dimension dimensional dine dinner diplomatic
  dire direct directory dirt dirty disable disadvantage disagree disagreement disappear disappoint disaster disastrous disc
  discard discharge disciplinary discipline disclaimer disco disconnect discontinue discount discourage discover discovery
  discrepancy discrete discriminate discuss disease disguise disgust dish dishonest disk dislike dismal dismiss disorder
  display dispose disposition dispute disregard disrupt dissertation dissimilar distance distant distasteful distinct
  distinguish distort distract distress distribute district disturb ditch ditto dive diverse divert divide divine division
  divorce doctrine document documentary dodge dogma dogs dole dollar domain domestic dominant donate done dons doom door dose
  dots double doubt doubtless downhill downright downstairs downwards dozen draft drag dragon drain drama dramatic drank
  drastic draw drawback drawn dread dream dreary dress drew dried drift drill drink drip drive drivel driven drop drove drown
  drug drum drunk drunken dual dubious duck duff dull duly dumb dummy dump dumpster duplicate duration dust dustbin dusty duty
  dynamic eager eagle earlier earliest early earn ears earth ease easier easiest easily east eastern easy eaten eater eats
  eccentric echo ecology economic economy edge edit editorial educate effect efficient effort eggs egos eight eighteen eighth
  either elaborate elderly elect electoral electric electron elegant element elementary elephant elevator eleven eligible
  eliminate elite elitist else elsewhere embarrass embed embedded emerge eminent emit emotion emphasis emphasize empire employ
  employee empty emulate enable enclose encode encounter encourage endeavor endless ends enemy energy enforce engage engine
  enhance enjoy enlarge enlighten enormous enough ensure entail enter enterprise entertain enthusiasm enthusiastic entire
  entirety entitle entity entrance entry envelope environment environmental envisage envy epic episode equal equate
  equilibrium equip equivalent erase ergo erroneous error escape esoteric especially essay essence essential establish estate
  estimate eternal ethic ethnic etymology evaluate even event eventual ever every everybody everyday everyone everything
  everywhere evident evil evolution evolutionary evolve exact exaggerate exam examine example exceed excellent except excess
  exchange excite exclamation exclude exclusion excuse execute exempt exercise exhaust exhibit exist exit exotic expand
  expansion expect expedition expenditure expense experience experienced experimental expert expertise expire expiry explain
  explanation explanatory explicit explode exploit explore explosion exponential export expose exposure express expressway
  extant extend extension extent external extinction extra extract extraneous extraordinary extreme extremist eyes eyesight
  fabric face facilitate facility fact factor factual faculty fail failure faint fainter faintest fair fairer fairest fairy
  faith fake fall fallacy fallen false fame familiar family famine famous fancy fans fantastic fantasy farce fare farewell
  farther farthest fascinate fascist fast faster fastest fatal fate father fatuous faucet fault faulty favor favorite fear
  feasible feat feature feeble feed feedback feel fees feet fell fellow felt female feminist fence fender festival fetch fever
  fewer fewest fiber fiction fiddle field fierce fifteen fifth fifty fight fighter figure file fill film filter filthy final
  finance financial find fine finer finest finger finish finite fire firework firm first fiscal fish fits five fiver fixed
  fizzy flag flame flash flat flavor flaw fleet flesh flew flexible flied flight flip float flood floor floppy flour flow
  flower flown fluctuation fluent fluffy fluid flush flute foam focus fold folder folk follow fond font food fool foolish foot
  football footnote forbade forbid forbidden force forcibly forecast foreign foreseeable forest forever forgave forget forgive
  forgiven forgot forgotten fork form formal format former formula formulation forth forthcoming fortnight fortune forty forum
  forward fossil fought foul found foundation fountain four fourteen fourth fraction fragile fragment frame framework frank
  frantic fraud freak free freed freedom freely freeway freeze frequency frequent fresh friction fried friend friendship
  frighten fringe frivolous frog front frown froze frozen fruit frustrate fudge fuel fulfill full fuller fullest fully fume
  function fund fundamental fundamentalist funnier funniest funny furniture furry furthermore furthest fuse fusion fuss fussy
  futile future fuzzy gain galactic galaxy game gang gaps garbage garble gasoline gasp gate gateway gather gave gear gender
  gene general generate generic generous genetic genius genocide genre gentle gentleman gentlemen genuine geographical
  geography geology geometry gesture gets ghastly ghost giant gibberish gift girl girlfriend give given glad glance glass
  glean global glorious glory glossy glove glow glue gnome goal goat gods goes going gold golden goldfish golf gone good
  goodbye goody gorgeous gospel gossip gotten govern governor gown grab grace grade gradual graduate graffiti graffito grain
  grammar grammatical grand grandfather grandmother grant graph graphic grasp grass grateful gratuitous grave gravitational
  gravity gray greasy great greater greatest greed greedy green grew grid grief grim grind grip groan gross grossly ground
  group grow grown growth guarantee guess guest guidance guideline guilt guilty guinea guitar gulf gullible guns guts gutter
  guys habit hack hacker hail hair haircut hairy half hall halt halve hammer hand handbook handicap handle handy hang hangover
  happen happier happiest happily happy hard hardback harden harder hardest hardship hardware hardy harm harmless harmony
  harsh hash hassle hasten hasty hate hatred hats havoc hazard hazy head headache header headline health healthy heap hear
  heard heart heartily heat heaven heavier heaviest heavily heavy heel height held helicopter hell hello helmet help helpless
  hence henceforth herd hereby heresy heritage hero heroic heroin herring hesitate heterosexual hexadecimal hidden hide
  hideous hierarchical hierarchy high higher highest highlight highway hilarious hill hindsight hint hire historic history
  hitherto hits hobby hold holder hole hollow holy home homosexual honest honesty honey honor honorary hook hope hopeless
  horde horizon horizontal horn horrendous horrible horrid horrific horrify horror horse hostile hotel hour house household
  however huge human humble humor hundred hung hungry hunt hurry hurt husband hydrogen hyphen hypocrisy hypocrite hypothesis
  hypothetical hysterical icon idea ideal idealistic identification identify identity ideology idiom idiosyncratic idiot idle
  ignore illegal illiterate illness illogical illusion illustrate image imaginary imagine imbalance immature immense imminent
  immoral immortal immune impact impair impend imperative imperfect imperial impersonal implausible implement implication
  implicit imply import impose impossible impractical impress imprison improbable improve impulse inability inaccessible
  inaccuracy inaccurate inadequate inadvertently inane inappropriate incapable incarnation incentive inch incident incidental
  incline include inclusion incoherent income incompatible incompetent incomplete inconsistent inconvenienced inconvenient
  incorporate incorrect increase incredible increment incur indeed indefensible indefinite indent independent indeterminate
  index indicate indictment indirect individual induce induction indulge industry ineffective inefficient inequality inertia
  inevitable inexperienced infallible infamous infant infantile infect infelicity infer inferior infinite infinity inflation
  inflexible inflict influence influential info inform infrastructure infrequent infringement ingenious ingredient inhabit
  inherent inherit inhibit initial inject injure injury injustice inner innocent innovation input inquire inquiry insane
  insect insecure insensitive insert inside insidious insight insignificant insist insofar inspect inspire install instance
  instant instead instinct institute instruct instrument insufficient insult intact intake integer integral intellect
  intellectual intelligent intend intense intent inter interact intercourse interest interface interfere interfered interim
  interior intermediate intermittent internal interpret interrogate interrupt intersection interval intervene intervention
  interview intimate intolerance intrinsic introduce introduction introductory intuitive invade invalid invaluable invariably
  invasion invent inventor inverse invert invest investigate invisible invite invoke involve irate iron irony irrational
  irrelevant irrespective irresponsible irritate island isolate issue item jack jacket jail jams jargon jazz jealous jeans
  jelly jerk jest jobs join joint joke jolly journal journey judgment juice jump junction jungle junior junk jury justice
  justification justify juvenile keen keep kept kernel kettle keyboard keys keystroke keyword kick kidnap kidney kids kill
  killer kind king kingdom kiss kitchen kits knee knew knife knight knock know knowledge known label labor labs lack ladder
  lady lager laid lain lake lamp land landlord landscape lane language large larger largest lark laser last late later latest
  latter laugh laughter launch lavatory lawn laws layer layout lays lazy leach lead leader leadership leaf leaflet league leak
  lean leap learn least leather leave lecture left legal legend legendary legible legislation legitimate legs leisure lemon
  lend length lengthy lenient lens lenses lent lesbian less lesser lesson lest lethal lets letter level liability liable
  liaison libel liberal liberty lied life lifestyle lifetime lift light lighter lightest lightning lightninged like likelihood
  likewise limb limit line linear linguistic link linkage lion lips liquid lisp list listen liter literary literature litter
  little live liver livest load loan lobby local locate lock lodge logic logo logs lonely long longer longest look loop
  loophole loose lord lorry lose loss lost lots loud louder loudest lousy love lover lower lowest loyal luck luckily lucky
  ludicrous luggage lump lunatic lunch lunchtime lung lurk lust luxury lyric machine machinery made madness magazine magic
  magnetic magnificent magnitude mail mailbox main mainframe mainstream maintain maintenance maize major make maker male
  malfunction malicious manage mandate mandatory mangle mania manifestly manifesto manipulate mankind manner manpower mans
  manual manufacture many maps march margin marital mark marker market marriage marry marvelous mask mass massive match mate
  material mathematics matrices matrix matter mature maximize maximum maybe mayor maze meal mean meaningful meaningless meant
  meantime meanwhile measure meat media medical medicine medieval medium meet megabyte melody melt member membership memorable
  memory mend mental mention menu menus mercury mercy mere merge merit merry mess message messy metal metaphor meter method
  metric metro mice microcomputer microprocessor microwave midday middle midnight might mighty migrate mild mile mileage milk
  million mimic mind mindless mine minimal minimalist minimum mint minus minute miracle miraculous mirror miscellaneous
  misdirect miserable misery misfortune misguide misinterpret mislead misled misplace misprint misread misrepresent miss
  missile mission mist mistake mistaken mistook misunderstand misunderstood misuse mixed mixture mnemonic moan mobile mock
  mode moderate modern modest modification modify module mold mole molecular molecule moment momentarily momentum monarch
  money monitor monkey monochrome monopoly monster month mood moon moral moreover morning moron mortal mostly mother motion
  motive motor motorway motto mount mountain mouse mouth move movement movie much muck muddle mugs multiple multiply mumble
  mummy mundane murder muscle music must mutter mutual mystery mystic myth mythical mythology naive naked name nameless
  narrative narrow narrowest nastier nastiest nasty nation native nature naughty near nearby nearer nearest neat necessarily
  necessary necessity neck need needle needless negate neglect negligible negotiate neighbor neighborhood neither nerve
  nervous nest nets network neural neutral never nevertheless newcomer newer newest newly news newsletter newspaper next nice
  nicer nicest nick nickname night nightmare nine noble nobody node noise noisy nominal none nonetheless nonsense noon norm
  normal north northern nose nostalgia notable notation note nothing notice notification notify notion notorious noun novel
  novelty novice nowadays nowhere nuclear nuisance null numb number numbest numeral nuns nuts obey object objectionable
  obligatory oblige obnoxious obscene obscure observe obsess obsolete obstruct obtain obvious occasion occasional occupation
  occupy occur occurrence ocean odds offend offense offer offhand office official offset offspring often older oldest omission
  omit ones oneself ongoing onion onto onus open opera operate opinion opponent opportunity oppose opposite oppress optic
  optimal optimistic optimum option opts opus oral orange orbit orchestra orchestral order ordinary organ orient origin
  orthodox others otherwise ought outcome outcry outdated outer outgoing outline outlook output outrage outright outset
  outside outstanding outweigh overall overcame overcome overdraft overdue overflow overhead overlap overload overlong
  overlook overly overnight overprice overpriced overridden override overrode overseas overtone overview overwhelm overwriting
  overwritten owed owner ownership owns oxygen ozone pace pacifier pack package packet pads page paid pain painless paint pair
  palace pale panel panic pant paper paperback parade paradise paradox paragraph parallel parameter paranoia paranoid
  paraphrase pardon parent parentheses parenthesis parity parliament parochial parody parrot parse part partial participant
  particle particular partition partner party pass passage passenger passion passive passport password past patch patent path
  pathetic patience patient patronize pattern pause pavement payment pays peace peak peanut peasant peculiar pedal pedant
  pedantry pedestrian peer penalty pence pencil pends penguin penny pens people perceive percent percentage perception perfect
  perform perhaps period peripheral permanent permission permit perpetual persecute persist person personnel perspective
  persuade persuasion perverse petty phase phenomena phenomenon philosophy phoenix phone photo photocopy photograph phrase
  physic physiology piano pick picture piece pigeon pigs pile pill pinch pink pins pint pipe pipeline pitch pitfall pity place
  plague plain plan plane planet planetary plaster plastic plate platform plausible play playground plea pleasant please
  pleasure plenty plot plotter ploy plug plural plus pocket poem poetic poetry point pointer pointless poison poke polar pole
  police policy polite poll pollution polynomial pompous pool poor poorer poorest pope pops populace popular populate pork
  pornography portable portion portray pose position possess possible post postage postal postcard poster postpone postscript
  postulate potato potential pound pour poverty powder power practice pragmatic praise pray prayer preach precaution precede
  precious precise predecessor predict predominantly preface prefer prefix pregnancy pregnant prejudice prejudiced preliminary
  premature premise premium prepare prerequisite prescribe prescription presence present preserve president press pressure
  presume pretend pretentious pretty prevail prevalent prevent preview previous price pride primarily primary prime primitive
  prince principle print printout prior priority privacy private privilege prize probable problem procedure proceed process
  processor proclaim produce product profession professional profile profit profound program progress prohibit project
  proliferation prolong prominent promise promote prompt prone pronoun pronounce pronunciation proof propaganda proper
  property prophet proportion propose proposition proprietary prose prosecute prospect prostitute protect protein protest
  protocol prototype proud prove proven provide provision provisional provocative provoke proximity pseudo psychology public
  publish pudding pull pulp pulse pump punch punctuation puncture punish puns punt pupil purchase pure purge purity purple
  purpose pursue pursuit push puts putt puzzle python qualification qualify quality quantity quantum quarter queen query quest
  question questionnaire queue queued quibble quick quicker quickest quiet quieter quietest quit quiz quota quotation quote
  rabbit rabid race racial racism racist rack racket radar radiation radical radio radius rage raid rail rain rainbow raise
  rampant random rang rank rant rape rapid rare rarer rarest rash rate rather ratio rational rationale rats rattle rave razor
  reach react reaction reactionary reactor read readable reader readership readily ready real realistic reality realize really
  realm rear rearrange reason reassure rebuild rebuilt recall receipt receive recent reception recipe recipient reckless
  reckon reclaim recognition recognizable recognize recollection recommend reconcile reconsider record recover recovery
  recreational recruit rectangle rectangular rectify recursion recycle redefine redirect reduce reduction redundant refer
  referenced referendum refine reflect reflex reform reformat refrain refresh refund refuse refute regain regard regardless
  regime region register registration regret regrettably regular regulation reign reinstate reiterate reject relate
  relationship relax relay release relevant reliable relief relieve religion religious relocation reluctant rely remain
  remainder remark remedy remember remind reminiscent remove rename rend render rendition renew rent repair repeat repent
  repertoire repetition rephrase replace reply report represent representation reproduce reproduction repulsive reputation
  request require requisite reread rescue research resemble resent reserve reset reside resign resist resolution resolve
  resort resource respect respond response rest restart restore restrain restrict result resurrection retail retain retire
  retract retrieve return reuse reveal revelation revenge revenue reverse revert review revise revolt revolution revolutionary
  reward rewrite rewritten rewrote rhetorical rhyme rhythm ribbon rice rich richer richest ridden ride ridiculous rids right
  rigid rigorous ring riot rips rise risen risk risky ritual rival river road robot robust rock rocket rode role roll roman
  romance romantic roof room root rope rose rotate rotten rough round roundabout rout routine rows royal royalties rubber
  rubbish rude ruin rule ruler rumor rung runs rural rush rusty sabotage sack sacred sacrifice sacrificed sadden sadly safe
  safeguard safer safest safety saga said sail saint sake sale salt salvation sample sand sane sang sanity sank sarcasm
  sarcastic satellite satire satisfaction satisfactorily satisfactory satisfy sauce save says scale scan scandal scanner
  scarce scare scarf scarlet scatter scenario scene scenery schedule scheme scholar school science scientific scope score
  scotch scrap scratch scream screen screw script scroll scum seal search season seat second secondary secret sect section
  sector secular secure seed seek seem seen sees segment seldom select self selfish sell semantic seminar send sender
  sensation sense sensible sensitive sent sentence sentient sentiment separate sequel sequence sequential serial series
  serious sermon serve service session sets settle seven seventh severe sexes sexist sexual sexy shade shadow shake shaken
  shaky shall shallow shame shape share shareholder sharp sharply shed sheep sheer sheet shelf shell shelve shift shine shiny
  ship shirt shock shoe shone shook shoot shop short shortage shorten shorter shortest shorthand shot shoulder shout shove
  show shower shown shut shutdown sick sicken side sideways sigh sight sigma sign signal signature significant silence silent
  silicon sillier silliest silly silver similar simple simpler simplest simplicity simplify simplistic simply simulate
  simultaneous since sincere sine sing single singular sinister sink sins sister site sits situate sixteen sixth sixty size
  skeleton skeptical sketch skill skin skip skirt skull slag slang slash slave sleep slept slice slid slide slight slighter
  slightest slim slip slippery slogan slope sloppy slot slow slower slowest slowly small smaller smallest smallish smart smash
  smell smelly smile smoker smooth smug snack snag snail sneak sneaky sniff snobbery snow soap sober socialist society sock
  socket soft software soil solar sold sole solid solo solution solve somebody somehow someone someplace something sometime
  somewhat somewhere song sons soon sooner soonest sophisticate sordid sore sorry sort sought soul sound soundtrack soup
  source south southern space span spare spatial speak speaker special specialty species specific specify specimen spectacular
  spectrum speculate sped speech speed spell spend spent sphere spies spigot spike spill spin spiral spirit spiritual spit
  spite splendid split spoil spoke spoken spokesman sponsor spontaneous spoof spool sport spot spout sprang spray spread
  sprung spur spurious squad square squash squeeze stability stack staff stage stagger stair staircase stake stale stall stamp
  stance stand standard standpoint star stare stark start starter startle starve statement static stationary statistic status
  stay steadily steady steal steam steel steep steer stem step stereo stereotype sterile sterling stick sticky stiff still
  stimulate stir stock stole stolen stomach stone stood stop storage store storm story straight strain strange stranger
  strangest strategic strategy straw stray stream street strength strengthen stress stretch strict strike string stringent
  strip strive stroke strong stronger strongest struck structure struggle stuck studio study stuff stuffed stumble stun stunt
  stupid style subject submission submit subroutine subscribe subscription subsequent subset subsidiary subsidize substance
  substantial substitute subtle subtlety subtly subway succeed success successor sudden sued sues suffer suffice sufficient
  suffix sugar suggest suicide suit suitable summarize summary sums sundry sung sunk sunlight sunny sunrise sunshine super
  superb superficial superfluous superior supernatural supervise supplement supplementary supplier supply support suppose
  suppress supreme sure surface surgery surname surplus surprise surround survey survive susceptible suspect suspend
  suspension suspicion suspicious sustain swallow swam swamp swap swear sweat sweep sweet swept swim swing switch sword swore
  sworn swum symbol symmetric symmetry sympathetic sympathize sympathy symphony symptom syndicate syndrome synonym syntactic
  syntax synthesis synthesizer system systematic table tabs tack tackle tactic tactless tail take taken taker tale talent talk
  tall tame tangent tank tape target task taste tasteless taught taxation taxes taxpayer teach team teapot tear technical
  technique technology tedious teenage teeth telephone telescope television tell temper temperature temporarily temporary
  tempt temptation tend tendency tender tennis tens tense tension tentative tenth term terminal terminology terrible terrify
  territory terror terrorist terse test text textbook textual thank thee theft theme theology theorem theoretical theory
  therapy thereabouts thereafter thereby therefore therein thereof theses thesis thick thief thieve thin thing think third
  thirst thirty thorough thoroughfare thou though thought thous thousand thread threat threaten three threshold threw throat
  throughout throughput throw thrown thrust thumb thus tick ticket tidy tied tiger tight tile till time timer timescale
  timetable tins tiny tire tiresome title toad toast today toes together toggle toilet token told tolerant toll tomato tome
  tomorrow tone tongue tonight tons took tool tooth topic tops tore torn torture toss total touch tough tourist toward tower
  town toys trace track trade tradition traffic tragedy tragic trail train transaction transcript transfer transform transient
  transit translate transmission transmit transmitter transparent transport trap trash trashcan travel tray tread treasure
  treat treatment treaty tree trek tremendous trend trendy trial triangle tribe trick tricky tried trifle trigger trilogy
  trinity trip triple tripos triumph trivia trivial trolley troop trouble trouser truck true truly trumpet truncate trunk
  trust trusty truth tube tune tunnel turn turntable tutorial twelve twentieth twenty twice twin twist type typeset typewriter
  typical ugly ultimate umbrella unable unacceptable unaffected unambiguous unattended unauthorized unavailable unavoidable
  unaware unbalanced unbearable unbelievable unbiased uncertain uncertainty unchanged uncle unclear uncomfortable uncommon
  unconnected unconscious unconvincing undefined underestimate undergo undergone undergraduate underground underlain underlay
  underlie underlies underline underneath understand understood undertake undertaken undertook underwent undesirable undid
  undo undone undoubtedly unduly uneasy unemployed unexpected unexplained unfair unfamiliar unfinished unfortunate unfounded
  unfriendly unhappy unhealthy unhelpful uniform unify unimportant uninteresting unique unit unity universe unjustified
  unknown unless unlike unlimited unload unlock unlucky unnatural unnecessarily unnecessary unobtainable unofficial unpleasant
  unpopular unpredictable unread unrealistic unreasonable unrelated unreliable unsafe unsatisfactory unseen unset unsolicited
  unsound unspecified unstable unsuccessful unsuitable unsupported unsure unsuspecting untidy unto untrue unused unusual
  unwanted unwelcome unwilling unwise unworkable upbringing update upgrade upon upper upright upset upside upstairs upward
  urban urge urgency usable usage used useless user usual utility utter vacation vacuum vague vain valid valley valuable value
  valve vandalism vanish vans variable variance variant variation variety various vary vast vector vegetable vegetarian
  vehicle vein velocity vend venture venue verb verbal verbatim verbose verdict verification verify versatile verse version
  versus vertical vessel viable vice vicinity vicious victim victory video view viewer viewpoint vigorously vile village
  vintage vinyl violate violence violent violin virgin virtual virtue virus visible vision visit visitor visual vital
  vocabulary vocal voice void voltage volume voluntarily voluntary volunteer vomit vote voter vouch vowel vulnerable wade
  waffle wait wake walk wall wallet wander want ward warm warn warp warrant warranty wars wartime wary wash waste watch water
  wave ways weak wealth wealthy weapon wear weary weasel weather weds week weekday weekend weigh weight weird welcome welfare
  well went west western wets whale whatever whatsoever wheel whence whenever whereas whereby whereupon wherever whether
  whichever whilst whim whiskey whistle white whoever whole wholeheartedly wholly whoop whose wicked wide wider widespread
  widest width wife wild wills wind window wine wing winner wins wipe wire wisdom wise wiser wisest wish witch withdraw
  withdrawn withdrew within without witness witty wive wizard woke woken wolf woman wombat women wonder wondrous wont wood
  wooden word wore work workable workload workshop workstation world worldwide worm worn worry worse worship worst worth
  worthless worthwhile worthy would wound wrap wrapper wrath wreck wrecker wren wretched wrist write written wrong wrote yard
  yawn year yellow yesterday yeti yield young younger youngest youth zero zone zoom
$words$]) as list,
  regexp_split_to_table(trim(list, E' \n'), '\s+') as word,
  unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem;

-- What work is called in English and in Spanish.

-- Our own list, of names that people use for the work that is posted; no copy of anybody's. On a line, names joined by '='
-- find each other; those before '>' find those after it as well, and not the other way round.
with lines as (
  select line, nth from regexp_split_to_table(trim($names$
server = waiter = waitress = wait staff = waitstaff = food server = mesero = mesera = camarero = camarera
host = hostess = greeter
host, hostess > restaurant host, maitre d
busser = busboy = busser attendant = table busser
bartender = barkeeper = barman = barmaid = mixologist = cantinero = cantinera
barista = coffee maker = baristas
cook = cocinero = cocinera
cocinero, cocinera > chef
line cook = grill cook = fry cook = short order cook
prep cook = kitchen prep
ayudante cocina, ayudante de cocina, kitchen helper, kitchen hand > kitchen, prep cook, line cook, dishwasher
cocina, kitchen > line cook, prep cook, chef, dishwasher
chef = chef de cuisine = jefe de cocina
dishwasher = lavaplatos = lavalozas = lavatrastes = kitchen steward
baker = panadero = panadera = bread baker
panaderia, bakery > baker, pastry
pastry cook = pastry chef = pastelero = pastelera
food service worker = cafeteria worker = lunch lady = lunchroom aide = food service assistant
fast food = fast food worker = crew member = team member
catering = caterer = catering assistant = banquet server
restaurant work, restaurante > restaurant, server, line cook, host
cashier = cajero = cajera = checkout clerk = checker
janitor = custodian = janitorial = custodial worker = conserje
janitor, custodian, conserje > cleaner, porter
cleaner > janitor, custodian, housekeeper
house cleaner = housecleaner = maid = residential cleaner = house cleaning = limpieza de casas = limpiadora de casas
maid, mucama, recamarera, camarista > housekeeper, house cleaner
housekeeper = housekeeping = room attendant = recamarera = camarista = mucama = ama de llaves
housekeeper, housekeeping > house cleaner
limpieza, limpiador, limpiadora, aseo > cleaner, cleaning, janitor, custodian, housekeeper, housekeeping
cleaning > cleaner, janitor, housekeeper
laundry attendant = laundry worker = lavandera = lavandero = laundress
nanny = babysitter = baby sitter = niñera = niñero = au pair
nanny, babysitter, baby sitter, babysitting, niñera, niñero > child care, childcare
child care worker = childcare worker = day care worker = daycare worker = child care provider = childcare provider
daycare, day care, childcare, cuidado de niños, guarderia > child care, nanny, babysitter, preschool
child care > childcare, day care, nanny, babysitter
preschool teacher = prekindergarten teacher = pre k teacher = early childhood teacher = early childhood educator
teacher = maestro = maestra = profesor = profesora = educator
teacher aide = teachers aide = teacher assistant = teaching assistant = paraprofessional = paraeducator = classroom aide = asistente de maestra = auxiliar de maestro
substitute teacher = sub teacher = guest teacher = maestro suplente
substitute > substitute teacher
elementary school teacher = elementary teacher = grade school teacher = primary teacher
special education teacher = special ed teacher = sped teacher
tutor = tutora = private teacher
swim instructor = swim teacher = swimming teacher = swimming instructor
camp counselor = camp leader
after school program leader = after school teacher = after school counselor = youth worker
library assistant = library clerk = library aide
librarian > library
coach > trainer, instructor
handyman = handyperson = handywoman = handy man = manitas = odd jobs
handyman, handyperson, handy man > maintenance technician, maintenance worker
maintenance technician = maintenance worker = maintenance man = maintenance tech = building maintenance = mantenimiento
mantenimiento > maintenance
hair stylist = hairdresser = hairstylist = cosmetologist = beautician = estilista = peluquero = peluquera
hair stylist, hairdresser, hairstylist, peluquero > barber
stylist > hair stylist
barber = barbero = barbera
nail technician = nail tech = manicurist = nail artist = manicurista = pedicurist
esthetician = aesthetician = skin care specialist = facialist
massage therapist = masseuse = masseur = masajista
software engineer = software developer = programmer = computer programmer = application developer = programador = programadora = ingeniero de software
programmer, software developer, coder, programador > software, web developer
web developer = web designer = front end developer = frontend developer = website developer
help desk = helpdesk = tech support = technical support = computer support = desktop support = soporte tecnico
computer technician, help desk, helpdesk, tech support, technical support, computer support, soporte tecnico > support specialist, support technician, network technician
network technician = network tech = network administrator
data analyst = business analyst = analista de datos
graphic designer = graphic artist = diseñador grafico = diseñadora grafica
veterinary technician = vet tech = veterinary tech = vet technician = animal health technician
vet tech, vet > veterinary
veterinary assistant = vet assistant = animal care assistant = kennel assistant
veterinarian = vet = veterinario = veterinaria
pet groomer = dog groomer = groomer = pet stylist = dog bather
dog walker = dogwalker = pet sitter = petsitter
registered nurse = rn = staff nurse = enfermera registrada = enfermero registrado
nurse = enfermera = enfermero = enfermeria
licensed practical nurse = lpn = lvn = licensed vocational nurse = practical nurse
certified nursing assistant = cna = nurse aide = nurses aide = nursing assistant = nursing aide = nurse assistant = auxiliar de enfermeria = asistente de enfermera = stna
home health aide = hha = home health care aide = home care aide = home care worker = personal care aide = pca = home attendant
home health aide, home care, home care aide, home care worker > caregiver
home care = home health = home health care = cuidado en casa
caregiver = carer = care giver = personal care assistant = cuidador = cuidadora = senior care = elder care = cuidado de ancianos
caregiver, cuidador, cuidadora, cuidado de ancianos > home health aide
medical assistant = medical aide = clinical assistant = asistente medico = asistente medica
medical receptionist = patient service representative = front office medical
dental assistant = asistente dental = dental aide
dental hygienist = higienista dental
dentist = dentista
doctor = physician = medico = doctora
pharmacy technician = pharmacy tech = pharmacy assistant = pharmacy clerk
pharmacist = farmaceutico = farmaceutica
phlebotomist = phlebotomy = phlebotomy technician = blood drawer
physical therapist = physical therapy = physiotherapist = fisioterapeuta
emt = emergency medical technician = ambulance driver = ambulance attendant
emt, emergency medical technician, ambulance driver > paramedic
paramedic = paramedico
behavioral health technician = behavior technician = rbt = mental health technician = aba therapist = psych tech
social worker = social work = trabajador social = trabajadora social = caseworker
case manager = case worker = caseworker = care coordinator
optician = optical technician
truck driver = cdl driver = trucker = truckdriver = cdl = camionero = camionera = chofer de camion = chofer de trailer = trailero = semi driver
cdl > truck driver, bus driver
delivery driver = delivery = courier = delivery man = deliveryman = delivery person = repartidor = repartidora = mensajero
courier, repartidor, repartidora, mensajero > delivery driver, driver, messenger
driver = chofer = conductor = conductora = chauffeur
chofer, conductor, conductora > driver, transit operator
school bus driver = bus driver = conductor de autobus = chofer de autobus
bus driver, bus operator, chofer de autobus > transit operator, bus driver
transit operator = bus operator = bus driver
tow truck driver = tow driver = tow truck operator = wrecker driver
forklift operator = forklift driver = lift driver = montacargas = montacarguista = operador de montacargas
forklift > montacargas
warehouse associate = warehouse worker = warehouse = warehouseman = warehouser = warehouse clerk = almacenista = bodeguero = order picker = picker packer = material handler
warehouse, warehouse worker, almacen, bodega, bodeguero, almacenista > package handler, forklift operator, warehouse
almacen, bodega > stock clerk
packer, picker, empacador, empacadora > package handler, warehouse associate
package handler = parcel handler = package sorter = box handler
dock worker, loader, unloader, cargador > package handler, warehouse associate
stock clerk = stocker = stock associate = shelf stocker = stockboy = stock person = night stocker = shelver
stocker, stock clerk > grocery clerk
grocery clerk = grocery stocker = grocery associate = grocery worker
retail sales associate = sales associate = salesperson = sales clerk = salesman = saleswoman = shop assistant = store clerk = retail associate = retail clerk = retail worker = vendedor = vendedora
ventas, tienda > sales, store, retail
sales, sales rep > sales associate, vendedor
store manager = shop manager = retail manager = gerente de tienda
manager = gerente = encargado = encargada
supervisor = supervisora = foreman
produce associate = produce clerk
butcher = meat cutter = carnicero = carnicera
florist = floral designer = flower arranger = florista
dispatcher = despachador = despachadora
mechanic = mecanico = mecanica
auto mechanic = automotive technician = auto technician = car mechanic = automotive mechanic = auto tech = mecanico de autos = mecanico automotriz
mecanico > auto mechanic, lube technician
lube technician = oil change technician = lube tech = tire technician
bike mechanic = bicycle mechanic = bike repair
airport ramp agent = baggage handler = ramp agent = airport baggage
airport > ramp agent
flight attendant = stewardess
mover = furniture mover = moving helper = mudanzas = house mover
electrician = electricista = journeyman electrician
apprentice electrician = electrician helper = electrician apprentice = ayudante de electricista
plumber = plomero = plomera = fontanero = pipefitter
plumbing > plumber
hvac technician = hvac = hvac tech = hvac installer = air conditioning technician = ac technician = aire acondicionado = refrigeration technician
carpenter = carpintero = carpintera = framer = woodworker
carpentry > carpenter
construction laborer = construction worker = construction = laborer = construction helper = building laborer = obrero = obrera = peon = jornalero = labourer
construccion > construction, laborer, carpenter, drywall installer
roofer = techador = roofing
house painter = painter = pintor = pintora = painting
drywall installer = drywaller = drywall hanger = sheetrock installer = taper
mason = bricklayer = albañil = brick mason = stonemason
welder = soldador = soldadora = welding
heavy equipment operator = excavator operator = bulldozer operator = backhoe operator = operador de maquinaria
landscaper = gardener = groundskeeper = landscaping = lawn care = lawn mower = yard work = jardinero = jardinera = jardineria = yardero = landscape laborer
solar installer = solar panel installer = solar technician = pv installer
machinist = maquinista = tool and die maker
cnc operator = cnc machinist = cnc machine operator
assembler = assembly worker = assembly line worker = ensamblador = ensambladora = assembly
machine operator = production worker = factory worker = operador de maquina = production operator
factory, fabrica, manufacturing > machine operator, assembler, production
quality inspector = quality control inspector = qc inspector = inspector de calidad = quality control
industrial maintenance mechanic = maintenance mechanic = millwright
seamstress = tailor = sewer = dressmaker = costurera = costurero = sastre = sewing = alterations
brewery cellar worker = brewer = brewery worker = cellarman
construction project manager = construction manager = project manager
bank teller = teller = cajero de banco = cajera de banco
bookkeeper = bookkeeping = account clerk = accounting clerk = tenedor de libros
bookkeeper > accountant
accountant = staff accountant = cpa = contador = contadora = accounting
tax preparer = tax accountant = preparador de impuestos = tax associate
loan officer = mortgage loan officer = lender = loan agent
insurance agent = insurance sales agent = agente de seguros = insurance broker
accounts payable clerk = accounts payable = ap clerk = billing clerk
administrative assistant = admin assistant = secretary = office assistant = admin = executive assistant = office clerk = clerical = secretaria = secretario = asistente administrativa = asistente administrativo
secretary, secretaria > receptionist
office, oficina, office work > office, administrative assistant, receptionist
office manager = gerente de oficina = office administrator
data entry = data entry clerk = typist
receptionist = recepcionista = front desk receptionist = front desk clerk
front desk = hotel front desk agent = hotel clerk = desk clerk = front desk agent = hotel receptionist
front desk > receptionist
hotel > hotel front desk agent, housekeeper
customer service representative = customer service = customer service rep = call center = call center agent = call center representative = csr = servicio al cliente = atencion al cliente
security guard = security = security officer = guard = bouncer = watchman = guardia = guardia de seguridad = vigilante = seguridad = doorman
personal trainer = gym trainer = fitness trainer = fitness instructor = fitness coach = entrenador personal
gym > personal trainer
lifeguard = life guard = salvavidas = pool attendant
paralegal = legal assistant = law clerk = asistente legal
lawyer = attorney = abogado = abogada
real estate assistant = realtor assistant
realtor, real estate agent > real estate, leasing agent
property manager = apartment manager = building manager = landlord
leasing agent = leasing consultant = leasing associate = rental agent
event coordinator = event planner = events coordinator = organizador de eventos
marketing coordinator = marketing assistant = marketing specialist = social media coordinator
farm worker = farmworker = farmhand = farm hand = farm = field worker = campesino = campesina = agricultor = trabajador agricola = trabajador del campo = ranch hand = agricultural worker
campo, cosecha, granja > farm worker
pest control technician = exterminator = pest control = fumigator = pest technician
pool technician = pool cleaner = pool guy = pool service
locksmith = cerrajero = cerrajera
phone repair technician = cell phone repair = phone repair = electronics repair
cable installer = cable guy = cable technician = telecommunications installer = fiber technician
cocktail server = cocktail waitress
interpreter = translator = interprete = traductor = traductora
photographer = fotografo = fotografa
ayudante, auxiliar, asistente > helper, assistant, aide
operario, operaria > operator
$names$, E'\n'), E'\n') with ordinality as listed (line, nth)),
sides as (
  select nth, string_to_array(translate(split_part(line, '>', 1), '=', ','), ',') as names,
    case when line like '%>%' then string_to_array(split_part(line, '>', 2), ',')
    else string_to_array(translate(line, '=', ','), ',') end as others
  from lines),
pairs as (
  select distinct on (public.name_stems(name), public.name_stems(other))
    public.name_stems(name) as stems, trim(public.fold_words(other)) as other, nth, place
  from sides, unnest(names) as name, unnest(others) with ordinality as listed (other, place)
  where public.name_stems(name) <> public.name_stems(other)
  order by public.name_stems(name), public.name_stems(other), nth, place)
insert into public.occupation_names (stems, other_names, other_names_query)
select stems, array_agg(other order by nth, place),
  string_agg('(' || public.shingle_query(other)::text || ')', ' | ' order by nth, place)::tsquery
from pairs group by stems;

-- None of them is misspelt.
insert into public.ordinary_words (stem)
select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(other_names, ' ')))) from public.occupation_names
on conflict do nothing;

notify pgrst, 'reload config';
