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
        The short version: no tracking, no advertising, no selling. Your CV is seen by the employer you send
        it to and by nobody else, and you can take it back.
      </p>

      <h2>When you look for jobs</h2>
      <p>
        You need no account. If you set a place, your browser keeps it, and a cookie tells our server which
        place to show jobs for. The <Link href={routes.cookies()}>cookies page</Link> has the details. If you
        let your browser detect where you are, the position is rounded to about 100 meters before it goes into
        the cookie or into the address of a page. We use it to find jobs near it and to name the place, and we
        keep no record of it on our side.
      </p>
      <p>
        Place names come from a directory on our own server. Where the people who run this site have switched
        on an outside map service for it, our server asks that service about the address or the rounded
        position, without your name and without your network address, and remembers the answer so as not to
        ask again.
      </p>
      <p>
        Maps are drawn from pictures that your browser loads from a map server, usually the one of{' '}
        <a href="https://osmfoundation.org/wiki/Privacy_Policy">OpenStreetMap</a>. That server sees your
        network address and which part of the map you look at. Every map has a list beside it that loads
        nothing from there.
      </p>

      <h2>When you save a job</h2>
      <p>
        Without an account, your browser keeps the jobs you save and your notes on them. To show what became
        of these jobs, the page asks our server about them; we keep no record of that. Once you sign in, the
        list moves to your account. Nobody else reads it, employers least of all.
      </p>

      <h2>When you apply</h2>
      <p>
        We store what you send: your name, email address, phone number, cover letter and CV, and your birth
        date.
      </p>
      <ul>
        <li>
          <strong>Who sees it.</strong> The employer of that job, and you. Employers see your application
          here, and its contact gets it by mail with your CV. The file itself is private: here it opens
          through a link that stops working after a short time.
        </li>
        <li>
          <strong>Your birth date</strong> is never shown to employers. They see only whether you are 18 or
          older. In states whose law forbids the question on a first application, we do not ask for the date.
        </li>
        <li>
          <strong>Your CV</strong> may be a PDF, DOC or DOCX of up to {uploads.cvMaxBytes / 1024 / 1024} MB. A
          file that was uploaded and not sent with an application is deleted after 24 hours.
        </li>
        <li>
          <strong>How long.</strong> We erase the application and the CV {applicationRetentionDays} days after
          the job has ended.
        </li>
        <li>
          <strong>Taking it back.</strong> The mail that confirms your application has a link by which you
          withdraw and erase it at once, without an account. Keep that mail: whoever has the link can do so.
          An employer may already have read the application or saved the CV; ask the employer to delete those
          copies.
        </li>
      </ul>
      <p>
        Some jobs take applications on the employer&rsquo;s own site. The button then leads there, and that
        site&rsquo;s rules hold.
      </p>

      <h2>When you have an account</h2>
      <p>
        We store your email address, a scrambled form of your password, and whether you hire or look for work;
        beside that what you write into your profile, post, save or send. On your{' '}
        <Link href={routes.account()}>account page</Link> you change the address and the password, sign out
        everywhere, download all of it, and delete it. Deleting takes everything along but the applications
        that you sent: they stay with their employers, without the account, for the time named above, unless
        you choose to withdraw them too.
      </p>

      <h2>When you keep a talent profile</h2>
      <p>
        It is hidden until you switch it to visible, and you can hide it again at any time, from everybody or
        from single companies. While it is visible, employers who are signed in see your name, bio, skills,
        experience and what you look for. Everybody else sees your first name and an initial, headline,
        skills, city, the job types you want and whether you are available now; whoever is signed in also sees
        your years of experience and the day from which you are available. Nobody sees your exact place: it is
        rounded to about a kilometer before a distance is computed. Your email address, your phone number and
        your CV go to a company only after you accept that it contacts you.
      </p>

      <h2>Mail</h2>
      <p>
        We write to you when you apply: to confirm it, to tell you if somebody applies again with your
        address, and when the employer answers or closes the job. For your account we write to confirm an
        address or to set a new password. A company that saved your profile may ask you for contact through
        us. If you asked for alerts, we send what they found, and each of these mails has a link that ends
        them. Employers get a mail for each application, and the question whether they still hire. There are
        no newsletters. We forget what we sent 30 days later.
      </p>

      <h2>Keeping the doors open</h2>
      <p>
        So that nobody can flood the site, we count how often a network address uses what is open to
        everybody, such as the application form. We store a scrambled form of the address for that, not the
        address, and forget the count after a day.
      </p>
      <p>
        Employers see how often a job's page was opened. It is a plain number; nothing is kept of who opened
        it.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what we store about you, have it corrected, have it erased, or have a copy of it. Answer
        any mail that you got from us and a person will read it. If you believe that we handle your data
        wrongly, you may also complain to the authority that protects data where you live.
      </p>
    </>
  );
}
