import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { applicationRetentionDays, site, uploads } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Privacy',
  description: `What ${site.name} knows about you, who sees it, and when it is erased.`,
};

export default function PrivacyPage() {
  return (
    <>
      <h1 className="text-3xl">Privacy</h1>
      <p className="text-ink-soft text-lg">
        The short version: no tracking, no ads, no selling your data. Only the employer you send your CV to
        sees it, and you can take it back.
      </p>

      <h2>When you look for jobs</h2>
      <p>
        You don&rsquo;t need an account. If you set a place, your browser keeps it, and a cookie tells our
        server which place to show jobs for. The <Link href={routes.cookies()}>cookies page</Link> has the
        details. If you let your browser detect where you are, the position is rounded to about 100 meters
        before it goes into the cookie or into the address of a page. We use it to find jobs nearby and to
        name the place, and we don&rsquo;t keep a record of it.
      </p>
      <p>
        Place names come from a directory on our own server. If the people who run this site have turned on an
        outside map service, our server asks it about the address or the rounded position, without your name
        or IP address, and remembers the answer so that it doesn&rsquo;t have to ask again.
      </p>
      <p>
        Map images come from a map server, usually{' '}
        <a href="https://osmfoundation.org/wiki/Privacy_Policy">OpenStreetMap</a>. That server sees your IP
        address and the part of the map you look at. Every map comes with a list that doesn&rsquo;t use the
        map server.
      </p>

      <h2>When you save a job</h2>
      <p>
        Without an account, your browser keeps the jobs you save and your notes on them. To show whether they
        are still open, the page asks our server about them; we keep no record of that. When you sign in, the
        list moves to your account. Nobody else can see it, employers included.
      </p>

      <h2>When you apply</h2>
      <p>
        We store what you send: your name, email address, phone number, cover letter and CV, and your birth
        date.
      </p>
      <ul>
        <li>
          <strong>Who sees it.</strong> The employer of that job, and you. Employers see your application
          here, and the job&rsquo;s contact gets it by email with your CV. The file itself is private: on the
          site it opens through a link that stops working after a short time.
        </li>
        <li>
          <strong>Your birth date</strong> is never shown to employers. They see only whether you are 18 or
          older. In states where the law forbids the question on a first application, we don&rsquo;t ask for
          the date.
        </li>
        <li>
          <strong>Your CV</strong> may be a PDF, DOC or DOCX of up to {uploads.cvMaxBytes / 1024 / 1024} MB. A
          file is uploaded when you choose it; if you don&rsquo;t send it with an application, it is deleted
          after 24 hours.
        </li>
        <li>
          <strong>How long.</strong> We erase the application and the CV {applicationRetentionDays} days after
          the job ends.
        </li>
        <li>
          <strong>Taking it back.</strong> The email that confirms your application has a link to withdraw and
          erase it right away, without an account. Keep that email to yourself: anyone with the link can do
          this. The employer may already have read your application or saved your CV; ask them to delete those
          copies.
        </li>
      </ul>
      <p>
        Some jobs take applications on the employer&rsquo;s own site. The button then takes you there, and
        that site&rsquo;s rules apply.
      </p>

      <h2>When you have an account</h2>
      <p>
        We store your email address, a scrambled form of your password, whether you hire or look for work, and
        what you write in your profile, post, save or send. On your{' '}
        <Link href={routes.account()}>account page</Link> you can change your email and password, sign out
        everywhere, download all your data, or delete it. Deleting your account removes everything except the
        applications you sent: employers keep those, without your account, for the time given above, unless
        you choose to withdraw them too.
      </p>

      <h2>When you keep a talent profile</h2>
      <p>
        It is hidden until you make it visible, and you can hide it again at any time, from everyone or from
        certain companies. While it is visible, signed-in employers see your name, bio, skills, experience and
        what you are looking for. Everyone else sees your first name and an initial, headline, skills, city,
        the job types you want and whether you are available now; people who are signed in also see your years
        of experience and the date you are available from. While you hide from a company, only employers see
        you. Nobody sees your exact place: it is rounded to about a kilometer before any distance is computed.
        A company gets your email address, phone number and CV only after you accept its request to contact
        you.
      </p>

      <h2>Email</h2>
      <p>
        We email you when you apply: to confirm it, to tell you if someone applies again with your address,
        and when the employer answers, or closes or deletes the job. Until you confirm that the address is
        yours, with the button behind our email, we don&rsquo;t email what employers write. For your account,
        we email you to confirm an address, to set a new password, and once when it is deleted. A company that
        saved your profile may ask through us to contact you. If you set up alerts, we send what they find,
        and every one of those emails has an unsubscribe link. Employers get an email for each application,
        and now and then one that asks whether they are still hiring. There are no newsletters. We delete our
        copies after 30 days.
      </p>

      <h2>Preventing abuse</h2>
      <p>
        To keep anyone from flooding the site, we count how often an IP address uses what is open to everyone,
        such as the application form. We store a scrambled form of the address, not the address itself, and
        delete the count after a day.
      </p>
      <p>
        In the same way we count the emails that an address gets without having asked for them, for a day.
        When you confirm your address, we remember that for the browser or account you did it in, scrambled
        too, for half a year or until you erase the application or the account.
      </p>
      <p>
        Employers see how many times a job&rsquo;s page was opened. It is just a number; we don&rsquo;t keep
        who opened it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can ask what we store about you, have it corrected or erased, or get a copy of it. Reply to any
        email from us and a person will read it. If you think we handle your data wrongly, you can also
        complain to the data protection authority where you live.
      </p>
    </>
  );
}
