import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { applicationRetentionDays, site, uploads } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Privacy',
  description: `What ${site.name} knows about you, who sees it, and when we delete it.`,
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
        or IP address, and remembers the answer so it doesn’t have to ask again.
      </p>
      <p>
        Map images come from a map server, usually{' '}
        <a href="https://osmfoundation.org/wiki/Privacy_Policy">OpenStreetMap</a>. That server sees your IP
        address and the part of the map you look at. Every map comes with a list that doesn&rsquo;t use the
        map server.
      </p>

      <h2>When you save a job</h2>
      <p>
        Without an account, your browser keeps the jobs you save and your notes on them. To show whether
        they’re still open, the page asks our server about them. We keep no record of that. When you sign in,
        the list moves to your account. Nobody else can see it, employers included.
      </p>

      <h2>When you apply</h2>
      <p>
        We store what you send: your name, email address, phone number, cover letter, CV and date of birth.
      </p>
      <ul>
        <li>
          <strong>Who sees it.</strong> The employer of that job, and you. Employers see your application
          here, and the job&rsquo;s contact gets it by email with your CV. The file itself is private: on the
          site it opens through a link that stops working after a short time.
        </li>
        <li>
          <strong>Your date of birth</strong> is never shown to employers. They only see whether you’re 18 or
          older. In states that don’t allow the question on a first application, we don’t ask for the date.
        </li>
        <li>
          <strong>Your CV</strong> can be a PDF, DOC or DOCX of up to {uploads.cvMaxBytes / 1024 / 1024} MB.
          It’s uploaded when you choose it. If you don’t send it with an application, we delete it after 24
          hours.
        </li>
        <li>
          <strong>How long.</strong> We delete the application and the CV {applicationRetentionDays} days
          after the job ends.
        </li>
        <li>
          <strong>Taking it back.</strong> The email that confirms your application has a link to withdraw and
          delete it right away, without an account. Keep that email to yourself: anyone with the link can do
          this. The employer may already have read your application or saved your CV, so ask them to delete
          their copies.
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
        It’s hidden until you make it visible, and you can hide it again anytime, from everyone or from
        certain companies. While it’s visible, signed-in employers see your name, bio, skills, experience and
        what you’re looking for. Everyone else sees your first name and an initial, headline, skills, city,
        the job types you want and whether you’re available now. People who are signed in also see your years
        of experience and when you’re available. While you’re hiding from a company, only employers can see
        you. No one sees your exact place: we round it to about a kilometer before we work out any distance. A
        company gets your email address, phone number and CV only after you accept its request to contact you.
      </p>

      <h2>Email</h2>
      <p>
        We email you when you apply: to confirm it, to tell you if someone applies again with your address,
        and when the employer answers, or closes or deletes the job. Until you confirm that the address is
        yours, with the button we email you, we don’t email what employers write. For your account, we email
        you to confirm an address, to set a new password, and once when it’s deleted. A company that saved
        your profile may ask through us to contact you. If you set up alerts, we send what they find, and
        every one of those emails has an unsubscribe link. Employers get an email for each application, and
        one now and then that asks whether they’re still hiring. There are no newsletters. We delete our
        copies after 30 days.
      </p>

      <h2>Preventing abuse</h2>
      <p>
        To keep anyone from flooding the site, we count how often an IP address uses things that are open to
        everyone, such as the application form. We store a scrambled form of the address, not the address
        itself, and delete the count after a day.
      </p>
      <p>
        In the same way, we count for a day the emails an address gets without having asked for them. When you
        confirm your address, we remember that for the browser or account you did it in, scrambled too, for
        six months or until you delete the application or the account.
      </p>
      <p>
        Employers see how many times a job&rsquo;s page was opened. It’s just a number. We don’t record who
        opened it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can ask what we store about you, have it corrected or deleted, or get a copy of it. Reply to any
        email from us and a person will read it. If you think we’re mishandling your data, you can also
        complain to the data protection authority where you live.
      </p>
    </>
  );
}
