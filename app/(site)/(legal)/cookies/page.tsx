import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { built, site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Cookies',
  description: `The cookies and browser storage that ${site.name} uses, and what for.`,
};

const kept: readonly { name: string; where: string; purpose: string }[] = [
  {
    name: 'doorstep_place',
    where: 'Cookie, 180 days',
    purpose:
      'The place you set and your radius, so that the first page already shows jobs around it. Until you set one, the place whose page you read last.',
  },
  {
    name: 'doorstep_applicant',
    where: 'Cookie, 180 days',
    purpose:
      'A random value, set when you send an application or confirm your email, so that we can show you, and nobody else, which jobs you applied for in this browser, and don’t ask you to confirm the same email again.',
  },
  ...(built.accounts
    ? [
        {
          name: 'doorstep_session',
          where: 'Cookie, 30 days',
          purpose: 'Keeps you signed in. Scripts on the page cannot read it. Signing out deletes it.',
        },
        {
          name: 'doorstep_signed_in',
          where: 'Cookie, 30 days',
          purpose:
            'Tells the page to show your menu and when your session was last renewed. It holds nothing else.',
        },
        {
          name: 'doorstep_session-recovery',
          where: 'Cookie, 15 minutes',
          purpose:
            'Set when you open a password reset link, so that you can try again if the new password is refused.',
        },
        {
          name: 'doorstep_registration',
          where: 'Cookie, 1 hour',
          purpose:
            'Set when you create an account, so that the link in our email signs you in here without the password and takes you back to where you were going. Scripts on the page cannot read it.',
        },
        {
          name: 'doorstep_known',
          where: 'Cookie, 180 days',
          purpose:
            'Shows us that you signed in here before, so that strangers who try your password elsewhere cannot lock you out. It stays when you sign out, holds no name or address, and no other site or script can read it. “Sign out everywhere” in your account deletes it.',
        },
        {
          name: 'doorstep_proof',
          where: 'Cookie, 10 minutes',
          purpose:
            'Set when very many requests reach a form at once: it shows that your browser has done a small calculation, which keeps robots out.',
        },
        {
          name: 'signedIn',
          where: 'Browser storage',
          purpose:
            'Remembers that somebody signed in here, so that your place and everything in browser storage is cleared when the session ends.',
        },
      ]
    : []),
  {
    name: 'userLocation',
    where: 'Browser storage',
    purpose: 'The same place, for the page you have open.',
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
      'What you have typed into an application so far. Deleted when you send it or close the tab; it does not leave your device before you send it.',
  },
  {
    name: 'applicationCv',
    where: 'Browser storage',
    purpose:
      'The name of the CV you chose for an application, and the key to it once it is uploaded, so that a reload does not lose it. Deleted when you send the application or close the tab.',
  },
  {
    name: 'appliedJobs',
    where: 'Browser storage',
    purpose: 'The jobs you applied for in this browser, so that they are marked in lists.',
  },
  {
    name: 'companyDraft, talentDraft, jobDraft and others that end in “Draft”',
    where: 'Browser storage',
    purpose:
      'What you have typed into a form and not sent yet, never a password. Deleted when you send it or close the tab.',
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
