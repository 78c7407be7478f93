import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Cookies',
  description: `The cookies and browser storage that ${site.name} uses, and what for.`,
};

const kept: readonly { name: string; where: string; purpose: string }[] = [
  {
    name: 'doorstep_place',
    where: 'Cookie, 180 days',
    purpose:
      'Your place and search radius, so the first page can show jobs near you right away. Until you set a place, the last place you looked at.',
  },
  {
    name: 'doorstep_applicant',
    where: 'Cookie, 180 days',
    purpose:
      'A random value, set when you apply or confirm your email. It lets us show you, and no one else, which jobs you applied for in this browser, without asking you to confirm the same email again.',
  },
  {
    name: 'doorstep_session',
    where: 'Cookie, 30 days',
    purpose: 'Keeps you signed in. Scripts on the page can’t read it. Signing out deletes it.',
  },
  {
    name: 'doorstep_signed_in',
    where: 'Cookie, 30 days',
    purpose: 'Tells the page to show your menu, and when your session was last renewed. Nothing else.',
  },
  {
    name: 'doorstep_session-recovery',
    where: 'Cookie, 15 minutes',
    purpose:
      'Set when you open a password reset link, so you can try again if the new password isn’t accepted.',
  },
  {
    name: 'doorstep_registration',
    where: 'Cookie, 1 hour',
    purpose:
      'Set when you create an account, so the link in our email can sign you in here without your password and take you back to where you were. Scripts on the page can’t read it.',
  },
  {
    name: 'doorstep_known',
    where: 'Cookie, 180 days',
    purpose:
      'Tells us you’ve signed in here before, so strangers who guess at your password elsewhere can’t lock you out. It stays when you sign out, holds no name or address, and can’t be read by other sites or scripts. “Sign out everywhere” in your account deletes it.',
  },
  {
    name: 'doorstep_proof',
    where: 'Cookie, 10 minutes',
    purpose:
      'Set when a form gets a flood of requests. It shows that your browser did a small calculation, which keeps bots out.',
  },
  {
    name: 'signedIn',
    where: 'Browser storage',
    purpose:
      'Remembers that someone signed in here, so your place and everything in browser storage can be cleared when the session ends.',
  },
  {
    name: 'userLocation',
    where: 'Browser storage',
    purpose: 'The same place, for the page you’re on.',
  },
  {
    name: 'searchRadius',
    where: 'Browser storage',
    purpose: 'The radius you chose, in kilometers.',
  },
  {
    name: 'savedJobs',
    where: 'Browser storage',
    purpose:
      'The jobs you save without an account, with your notes. When you sign in, they move to your account.',
  },
  {
    name: 'applicationDraft',
    where: 'Browser storage',
    purpose:
      'What you’ve typed into an application so far. It stays on your device until you send it, and is deleted when you send it or close the tab.',
  },
  {
    name: 'applicationCv',
    where: 'Browser storage',
    purpose:
      'The name of the CV you chose for an application and, once it’s uploaded, the key to it, so reloading the page doesn’t lose it. Deleted when you send the application or close the tab.',
  },
  {
    name: 'appliedJobs',
    where: 'Browser storage',
    purpose: 'The jobs you applied for in this browser, so we can mark them in lists.',
  },
  {
    name: 'companyDraft, talentDraft, jobDraft and others that end in “Draft”',
    where: 'Browser storage',
    purpose:
      'What you’ve typed into a form but haven’t sent yet. Never a password. Deleted when you send it or close the tab.',
  },
];

export default function CookiesPage() {
  return (
    <>
      <h1 className="text-3xl">Cookies</h1>
      <p className="text-ink-soft text-lg">
        {site.name} remembers the place you chose, the jobs you saved and the jobs you applied for. It stores
        nothing until you do one of these, and nothing that tracks you.
      </p>

      <h2>What your browser keeps</h2>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b">
            <th className="py-2 pr-4 font-semibold">Name</th>
            <th className="py-2 pr-4 font-semibold">Where</th>
            <th className="py-2 font-semibold">What for</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ name, where, purpose }) => (
            <tr key={name} className="border-b align-top max-sm:block max-sm:py-3">
              <th scope="row" className="py-2.5 pr-4 font-normal max-sm:block max-sm:py-0">
                <code className="font-semibold">{name}</code>
              </th>
              <td className="whitespace-nowrap py-2.5 pr-4 text-ink-soft max-sm:block max-sm:py-0">
                {where}
              </td>
              <td className="py-2.5 max-sm:block max-sm:py-0">{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>How to delete it</h2>
      <p>
        Clear your place on the <Link href={routes.location()}>location page</Link>, or delete the
        site&rsquo;s data in your browser&rsquo;s settings. The site still works; it will just ask for your
        place again.
      </p>

      <h2>What we don&rsquo;t use</h2>
      <p>
        No analytics, no advertising, no third-party cookies, which is why you see no cookie banner. The{' '}
        <Link href={routes.privacy()}>privacy page</Link> explains what happens to the data you send us.
      </p>
    </>
  );
}
