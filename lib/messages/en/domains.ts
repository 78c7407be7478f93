import type { Values } from '@/messages/format';

export const domainPage = {
  yourWebDomain: 'Your web domain',
  verifyYourWebDomain: 'Verify your web domain',
  intro: ({ siteName }: Values<'siteName'>) =>
    `Show that a web domain is yours, and your company and job pages on ${siteName} say so, with its name.`,
  whatItSays:
    'The mark says that you run the domain, and nothing else. Also, we look at what others post under your company’s name near you before we show it.',
  noDomain: 'Your company has no verified domain.',
  firstACompany: 'Please save your company profile first. Then come back here.',
  toYourProfile: 'Company profile',
};

export const domainState = {
  verified: ({ domain }: Values<'domain'>) => `Domain verified: ${domain}`,
  by: {
    email: 'We know by your email address, which is at this domain.',
    dns: 'We know by the TXT record at this domain. Please leave it there.',
    file: 'We know by the file at this domain. Please leave it there.',
  },
  since: 'Verified since',
  nextCheck: 'We check again on',
  missed: 'We didn’t find it the last time',
  missedHint: 'If it’s still missing the next time we look, the mark goes. Put it back, then check now.',
  waiting: ({ domain }: Values<'domain'>) => `${domain} isn’t verified yet`,
  lost: ({ domain }: Values<'domain'>) => `${domain} isn’t verified anymore`,
  because: {
    missed: 'We looked twice and found neither the record nor the file.',
    address: 'Your account’s email address isn’t at this domain anymore.',
    taken: 'Someone else has put the record or the file there, which counts for more than an email address.',
    banned: 'This domain can’t be used here anymore.',
    barred: 'We removed the mark. You can verify a domain again now.',
  },
  barred: ({ domain }: Values<'domain'>) => `We’ve removed your mark for ${domain}`,
  barredHint: 'Think that’s a mistake? Write to us.',
};

export const domainProofs = {
  howTo: 'How to show that it’s yours',
  oneIsEnough: 'Do one of these, then check now. Either works for as long as it stays there.',
  record: 'Add a TXT record',
  recordHint: 'Where you bought the domain, or wherever its DNS is kept.',
  name: 'Name (or host)',
  nameHint: 'Some call it @, or want it left blank.',
  value: 'Value',
  file: 'Or put a file on your website',
  fileHint: 'Text alone, one line. The address has to answer itself and can’t send us on to another.',
  address: 'Address',
  contents: 'Contents',
  lastLook: 'The last time we looked',
  records: {
    found: 'The record is there.',
    'no-record': 'No such record yet. New ones can take up to an hour to show up.',
    'other-token': 'There’s a record, but with another code. Please copy the value from here.',
    'no-answer': 'The domain’s name servers didn’t answer.',
  },
  files: {
    found: 'The file is there.',
    'no-address': 'We found no website at this domain.',
    'no-answer': 'The website didn’t answer within five seconds.',
    'no-certificate': 'The website’s certificate isn’t valid for this domain.',
    elsewhere: 'The website sends us on to another address. The record is the easier way then.',
    'no-file': 'No file at that address yet.',
    'too-long': 'The file is longer than the one line.',
    'other-words': 'There’s a file, but it says something else. Please copy the contents from here.',
  },
};

export const domainForms = {
  webDomain: 'Web domain',
  likeExample: 'Like example.com. If your account’s email address is at it, that’s all we need.',
  goOn: 'Verify this domain',
  another: 'Use another domain',
  theMarkGoes: 'The one you have now, and its mark, go right away.',
  saving: 'Saving…',
  checkNow: 'Check now',
  checking: 'Checking…',
  found: 'Found. Your domain is verified.',
  notFound: 'Not found yet. What we saw is above.',
  remove: 'Remove',
  removing: 'Removing…',
};

export const domainActions = {
  domainIsRequired: 'Please type your web domain',
  thatIsNoDomain: 'That’s no web domain. Type it like example.com',
  failed: 'We couldn’t do that. Please try again.',
  nothingToCheck: 'There’s no domain to check. Type it first.',
  contact: 'Contact',
  refused: {
    NO_COMPANY: 'Please save your company profile first',
    SHARED_DOMAIN:
      'Anyone can have an address or a page there, so it can’t show who you are. Use a domain of your own',
    BANNED_DOMAIN: 'This domain can’t be used here',
    LOOKALIKE_DOMAIN:
      'This looks like another company’s domain, so we can’t show it. If it’s yours all the same, write to us',
    TAKEN_DOMAIN:
      'Another company here has verified this domain. An email address isn’t enough then: add the record or the file. If you already did, write to us',
    DOMAIN_BARRED: 'We’ve removed your mark, so you can’t verify a domain. If that’s a mistake, write to us',
  },
};

/** On the company profile. */
export const domainPart = {
  verified: 'Your company and job pages show this.',
  notYet: 'Show applicants that your website is yours. It takes a few minutes.',
  waiting: ({ domain }: Values<'domain'>) => `${domain} isn’t verified yet.`,
  see: 'See your web domain',
};
