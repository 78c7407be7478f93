import type { LinkWrappers, MessageValues } from '@/messages/format';

export const cookies = {
  cookies: 'Cookies',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `The cookies and browser storage that ${siteName} uses, and what for.`,
  locationCookie:
    'Your place and search radius, so the first page can show jobs near you right away. Until you set a place, the last place you looked at.',
  browserIdCookie:
    'A random value, set when you apply, post a job, confirm your email or report something. It lets us show you, and no one else, which jobs you applied for in this browser, without asking you to confirm the same email again. It also makes us count a report only once per browser, and shows us when someone whose account we closed comes back.',
  unitsCookie: 'That you chose miles. Without it, distances are in kilometers.',
  sessionCookie: 'Keeps you signed in. Scripts on the page can’t read it. Signing out deletes it.',
  signedInCookie: 'Tells the page to show your menu, and when your session was last renewed. Nothing else.',
  passwordResetCookie:
    'Set when you open a password reset link, so you can try again if the new password isn’t accepted.',
  registrationCookie:
    'Set when you create an account, so the link in our email can sign you in here without your password and take you back to where you were. Scripts on the page can’t read it.',
  trustedDeviceCookie:
    'Tells us you’ve signed in here before, so strangers who guess at your password elsewhere can’t lock you out. It stays when you sign out, holds no name or address, and can’t be read by other sites or scripts. “Sign out everywhere” in your account deletes it.',
  browserStorage: 'Browser storage',
  signedInStorage:
    'Remembers that someone signed in here, so your place and everything in browser storage can be cleared when the session ends.',
  locationStorage: 'The same place, for the page you’re on.',
  radiusStorage: 'The radius you chose, in kilometers.',
  savedJobsStorage:
    'The jobs you save without an account, with your notes. When you sign in, they move to your account.',
  applicationDraftStorage:
    'What you’ve typed into an application so far. It stays on your device until you send it, and is deleted when you send it or close the tab.',
  cvStorage:
    'The name of the CV you chose for an application and, once it’s uploaded, the key to it, so reloading the page doesn’t lose it. Deleted when you send the application or close the tab.',
  seenJobsStorage:
    'The last 30 jobs you opened and those you hid, so you can find them again below your saved jobs. Part of your account once you sign in; deleted here when you clear them there or sign out.',
  preferencesStorage:
    'How you get to work, whether you see lists, maps or both, and that we offered you miles once.',
  appliedJobsStorage: 'The jobs you applied for in this browser and when, so we can mark them.',
  formDraftStorage:
    'What you’ve typed into a form but haven’t sent yet. Never a password. Deleted when you send it or close the tab.',
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} remembers the place you chose, the jobs you opened, saved or applied for. It stores almost nothing until you do one of these, and nothing that tracks you.`,
  storedDataTitle: 'What your browser keeps',
  name: 'Name',
  where: 'Where',
  purpose: 'What for',
  deletionTitle: 'How to delete it',
  deletionBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      Clear your place on the {link('location page')}, or delete the site’s data in your browser’s settings.
      The site still works; it will just ask for your place again.
    </>
  ),
  unusedTitle: 'What we don’t use',
  unusedBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      No analytics, no advertising, no third-party cookies, which is why you see no cookie banner. The{' '}
      {link('privacy page')} explains what happens to the data you send us.
    </>
  ),
  cookieForAYear: 'Cookie, 1 year',
  cookieFor180Days: 'Cookie, 180 days',
  cookieFor30Days: 'Cookie, 30 days',
  cookieFor15Minutes: 'Cookie, 15 minutes',
  cookieFor1Hour: 'Cookie, 1 hour',
  drafts: 'companyDraft, talentDraft, jobDraft and others that end in “Draft”',
};
