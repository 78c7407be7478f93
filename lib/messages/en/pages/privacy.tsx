import type { LinkWrappers, MessageValues } from '@/messages/format';

export const privacy = {
  privacy: 'Privacy',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `What ${siteName} knows about you, who sees it, and when we delete it.`,
  summary:
    'The short version: no tracking, no ads, no selling your data. Only the employer you send your CV to sees it, and you can take it back.',
  searchTitle: 'When you look for jobs',
  searchLocationBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      You don’t need an account. If you set a place, your browser keeps it, and a cookie tells our server
      which place to show jobs for. The {link('cookies page')} has the details. If you let your browser detect
      where you are, the position is rounded to about 100 meters before it goes into the cookie or into the
      address of a page. We use it to find jobs nearby and to name the place, and we don’t keep a record of
      it.
    </>
  ),
  searchPlaceNamesBody:
    'Place names come from a directory on our own server. If the people who run this site have turned on an outside map service, our server asks it about the address or the rounded position, without your name or IP address, and remembers the answer so it doesn’t have to ask again. When you press Directions on a job, your browser opens a map service with the job’s place and, if you chose a place here, that place rounded to about 100 meters.',
  emptySearchesBody:
    'When a search finds nothing, we count its ordinary words and the nearest larger town for that day, so that whoever runs this site sees what’s missing. We keep nothing about you with it, and delete it after 90 days.',
  searchMapBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      Map images come from a map server, usually {link('OpenStreetMap')}. That server sees your IP address and
      the part of the map you look at. Every map comes with a list that doesn’t use the map server.
    </>
  ),
  savedJobsTitle: 'When you save a job',
  savedJobsBody:
    'Without an account, your browser keeps the jobs you save and your notes on them. To show whether they’re still open, the page asks our server about them. We keep no record of that. When you sign in, the list moves to your account. The same goes for the last jobs you looked at and those you hid. No one else can see any of it, employers included.',
  applicationsTitle: 'When you apply',
  applicationsBody:
    'We store what you send: your name, email address, phone number, cover letter, CV and date of birth.',
  applicationRecipients: ({ strong }: LinkWrappers<'strong'>) => (
    <>
      {strong('Who sees it.')} The employer of that job, and you. Employers see your application here, and the
      job’s contact gets it by email with your CV. The file itself is private: on the site it opens through a
      link that stops working after a short time.
    </>
  ),
  dateOfBirthBody: ({ strong }: LinkWrappers<'strong'>) => (
    <>
      {strong('Your date of birth')} is never shown to employers. They only see whether you’re 18 or older. In
      states that don’t allow the question on a first application, we don’t ask for the date.
    </>
  ),
  cvBody: ({ strong, megabytes }: MessageValues<'megabytes'> & LinkWrappers<'strong'>) => (
    <>
      {strong('Your CV')} can be a PDF, DOC or DOCX of up to {megabytes} MB. It’s uploaded when you choose it.
      If you don’t send it with an application, we delete it after 24 hours.
    </>
  ),
  applicationRetention: ({
    strong,
    applicationRetentionDays,
  }: MessageValues<'applicationRetentionDays'> & LinkWrappers<'strong'>) => (
    <>
      {strong('How long.')} We delete the application and the CV {applicationRetentionDays} days after the job
      ends.
    </>
  ),
  applicationWithdrawal: ({ strong }: LinkWrappers<'strong'>) => (
    <>
      {strong('Taking it back.')} The email that confirms your application has a link to withdraw and delete
      it right away, without an account. Keep that email to yourself: anyone with the link can do this. The
      employer may already have read your application or saved your CV, so ask them to delete their copies.
    </>
  ),
  externalApplications:
    'Some jobs take applications on the employer’s own site. The button then takes you there, and that site’s rules apply.',
  accountTitle: 'When you have an account',
  accountBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      We store your email address, a scrambled form of your password, whether you hire or look for work, and
      what you write in your profile, post, save or send. On your {link('account page')} you can change your
      email and password, sign out everywhere, download all your data, or delete it. Deleting your account
      removes everything except the applications you sent: employers keep those, without your account, for the
      time given above, unless you choose to withdraw them too.
    </>
  ),
  talentProfileTitle: 'When you keep a talent profile',
  talentProfileBody:
    'It’s hidden until you make it visible, and you can hide it again anytime, from everyone or from certain companies. While it’s visible, signed-in employers see your name, bio, skills, experience and what you’re looking for. Everyone else sees your first name and an initial, headline, skills, city, the job types you want and whether you’re available now. People who are signed in also see your years of experience and when you’re available. While you’re hiding from a company, only employers can see you. No one sees your exact place: we round it to about a kilometer before we work out any distance. A company gets your email address, phone number and CV only after you accept its request to contact you.',
  emailsTitle: 'Email',
  emailsBody: ({
    alerts,
    talents,
    mailDays,
  }: MessageValues<'mailDays'> & { alerts: boolean; talents: boolean }) =>
    [
      'We email you when you apply: to confirm it, to tell you if someone applies again with your address, and when the employer answers, or closes or deletes the job. Until you confirm that the address is yours, with the button we email you, we don’t email what employers write. For your account, we email you to confirm an address, to set a new password, and once when it’s deleted.',
      ...(talents ? ['A company that saved your profile may ask through us to contact you.'] : []),
      ...(alerts
        ? [
            'If you set up alerts, we send what they find, and every one of those emails has an unsubscribe link.',
          ]
        : []),
      `Employers get an email for each application, and one now and then that asks whether they’re still hiring. There are no newsletters. We delete our copies after ${mailDays} days.`,
    ].join(' '),
  abuseTitle: 'Preventing abuse',
  abuseRateLimitsBody:
    'To keep anyone from flooding the site, we count how often an IP address uses things that are open to everyone, such as the application form. We store a scrambled form of the address, not the address itself, and delete the count after a day.',
  abuseEmailLimitsBody: ({ addressProofDays }: MessageValues<'addressProofDays'>) =>
    `In the same way, we count for a day the emails an address gets without having asked for them. When you confirm your address, we remember that for the browser or account you did it in, scrambled too, for ${addressProofDays} days or until you delete the application or the account.`,
  abuseReportsBody:
    'When you report a job, a profile or a message, only the people who run this site see it, never the one it’s about. We keep what you wrote, your account if you’re signed in, and your browser and network in scrambled form, so that no one counts twice. We delete it all after 180 days, and your email address as soon as we’ve decided.',
  abuseAccountsBody:
    'For 90 days, we remember which browsers and networks an account was used from, scrambled so that no one can read an IP address from it. If we close an account because it harmed people, we also keep its email address, phone number, browsers and networks, scrambled in the same way, so it can’t just come back.',
  jobViewsBody:
    'Employers see how many times a job’s page was opened. It’s just a number. We don’t record who opened it.',
  rightsTitle: 'Your rights',
  rightsBody:
    'You can ask what we store about you, have it corrected or deleted, or get a copy of it. Reply to any email from us and a person will read it. If you think we’re mishandling your data, you can also complain to the data protection authority where you live.',
};
