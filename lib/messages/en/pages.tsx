import { type Nodes, plural, type Values, type Wraps } from '@/messages/format';

export const authConfirmChange = {
  confirmYourNewEmail: 'Confirm your new email',
};

export const authConfirm = {
  confirmYourEmail: 'Confirm your email',
};

export const login = {
  signIn: 'Sign In',
  newHereCreateAnAccount: ({ link }: Wraps<'link'>) => <>New here? {link('Create an account')}</>,
};

export const register = {
  createYourAccount: 'Create your account',
  alreadyHaveOneSignIn: ({ link }: Wraps<'link'>) => <>Already have one? {link('Sign in')}</>,
};

export const resetPassword = {
  setANewPassword: 'Set a new password',
};

export const roleSelection = {
  openPostings: ({ count, link }: Wraps<'link'> & { count: number }) => (
    <>
      {plural(count, {
        one: 'You have # open job posting. Changing your role doesn’t close it, and people can still apply:',
        other:
          'You have # open job postings. Changing your role doesn’t close them, and people can still apply:',
      })}{' '}
      {link('see your job postings')} first.
    </>
  ),
  chooseYourRole: 'Choose your role',
  youCanChangeItLater: 'You can change it later in your account.',
};

export const cookies = {
  cookies: 'Cookies',
  theCookiesAndBrowserStorage: ({ siteName }: Values<'siteName'>) =>
    `The cookies and browser storage that ${siteName} uses, and what for.`,
  yourPlaceAndSearchRadius:
    'Your place and search radius, so the first page can show jobs near you right away. Until you set a place, the last place you looked at.',
  aRandomValueSetWhen:
    'A random value, set when you apply or confirm your email. It lets us show you, and no one else, which jobs you applied for in this browser, without asking you to confirm the same email again.',
  keepsYouSignedInScripts: 'Keeps you signed in. Scripts on the page can’t read it. Signing out deletes it.',
  tellsThePageToShow:
    'Tells the page to show your menu, and when your session was last renewed. Nothing else.',
  setWhenYouOpenA:
    'Set when you open a password reset link, so you can try again if the new password isn’t accepted.',
  setWhenYouCreateAn:
    'Set when you create an account, so the link in our email can sign you in here without your password and take you back to where you were. Scripts on the page can’t read it.',
  tellsUsYouveSignedIn:
    'Tells us you’ve signed in here before, so strangers who guess at your password elsewhere can’t lock you out. It stays when you sign out, holds no name or address, and can’t be read by other sites or scripts. “Sign out everywhere” in your account deletes it.',
  setWhenAFormGets:
    'Set when a form gets a flood of requests. It shows that your browser did a small calculation, which keeps bots out.',
  browserStorage: 'Browser storage',
  remembersThatSomeoneSignedIn:
    'Remembers that someone signed in here, so your place and everything in browser storage can be cleared when the session ends.',
  theSamePlaceForThe: 'The same place, for the page you’re on.',
  theRadiusYouChoseIn: 'The radius you chose, in kilometers.',
  theJobsYouSaveWithout:
    'The jobs you save without an account, with your notes. When you sign in, they move to your account.',
  whatYouveTypedIntoAn:
    'What you’ve typed into an application so far. It stays on your device until you send it, and is deleted when you send it or close the tab.',
  theNameOfTheCv:
    'The name of the CV you chose for an application and, once it’s uploaded, the key to it, so reloading the page doesn’t lose it. Deleted when you send the application or close the tab.',
  theJobsYouAppliedFor: 'The jobs you applied for in this browser, so we can mark them in lists.',
  whatYouveTypedIntoA:
    'What you’ve typed into a form but haven’t sent yet. Never a password. Deleted when you send it or close the tab.',
  remembersThePlaceYouChose: ({ siteName }: Values<'siteName'>) =>
    `${siteName} remembers the place you chose, the jobs you saved and the jobs you applied for. It stores nothing until you do one of these, and nothing that tracks you.`,
  whatYourBrowserKeeps: 'What your browser keeps',
  name: 'Name',
  where: 'Where',
  whatFor: 'What for',
  howToDeleteIt: 'How to delete it',
  clearYourPlaceOnThe: ({ link }: Wraps<'link'>) => (
    <>
      Clear your place on the {link('location page')}, or delete the site’s data in your browser’s settings.
      The site still works; it will just ask for your place again.
    </>
  ),
  whatWeDontUse: 'What we don’t use',
  noAnalyticsNoAdvertisingNo: ({ link }: Wraps<'link'>) => (
    <>
      No analytics, no advertising, no third-party cookies, which is why you see no cookie banner. The{' '}
      {link('privacy page')} explains what happens to the data you send us.
    </>
  ),
};

export const privacy = {
  privacy: 'Privacy',
  whatKnowsAboutYouWho: ({ siteName }: Values<'siteName'>) =>
    `What ${siteName} knows about you, who sees it, and when we delete it.`,
  theShortVersionNoTracking:
    'The short version: no tracking, no ads, no selling your data. Only the employer you send your CV to sees it, and you can take it back.',
  whenYouLookForJobs: 'When you look for jobs',
  youDontNeedAnAccount: ({ link }: Wraps<'link'>) => (
    <>
      You don’t need an account. If you set a place, your browser keeps it, and a cookie tells our server
      which place to show jobs for. The {link('cookies page')} has the details. If you let your browser detect
      where you are, the position is rounded to about 100 meters before it goes into the cookie or into the
      address of a page. We use it to find jobs nearby and to name the place, and we don’t keep a record of
      it.
    </>
  ),
  placeNamesComeFromA:
    'Place names come from a directory on our own server. If the people who run this site have turned on an outside map service, our server asks it about the address or the rounded position, without your name or IP address, and remembers the answer so it doesn’t have to ask again.',
  mapImagesComeFromA: ({ link }: Wraps<'link'>) => (
    <>
      Map images come from a map server, usually {link('OpenStreetMap')}. That server sees your IP address and
      the part of the map you look at. Every map comes with a list that doesn’t use the map server.
    </>
  ),
  whenYouSaveAJob: 'When you save a job',
  withoutAnAccountYourBrowser:
    'Without an account, your browser keeps the jobs you save and your notes on them. To show whether they’re still open, the page asks our server about them. We keep no record of that. When you sign in, the list moves to your account. No one else can see it, employers included.',
  whenYouApply: 'When you apply',
  weStoreWhatYouSend:
    'We store what you send: your name, email address, phone number, cover letter, CV and date of birth.',
  whoSeesItTheEmployer: ({ strong }: Wraps<'strong'>) => (
    <>
      {strong('Who sees it.')} The employer of that job, and you. Employers see your application here, and the
      job’s contact gets it by email with your CV. The file itself is private: on the site it opens through a
      link that stops working after a short time.
    </>
  ),
  yourDateOfBirthIs: ({ strong }: Wraps<'strong'>) => (
    <>
      {strong('Your date of birth')} is never shown to employers. They only see whether you’re 18 or older. In
      states that don’t allow the question on a first application, we don’t ask for the date.
    </>
  ),
  yourCvCanBeA: ({ strong, value }: Values<'value'> & Wraps<'strong'>) => (
    <>
      {strong('Your CV')} can be a PDF, DOC or DOCX of up to {value} MB. It’s uploaded when you choose it. If
      you don’t send it with an application, we delete it after 24 hours.
    </>
  ),
  howLongWeDeleteThe: ({
    strong,
    applicationRetentionDays,
  }: Values<'applicationRetentionDays'> & Wraps<'strong'>) => (
    <>
      {strong('How long.')} We delete the application and the CV {applicationRetentionDays} days after the job
      ends.
    </>
  ),
  takingItBackTheEmail: ({ strong }: Wraps<'strong'>) => (
    <>
      {strong('Taking it back.')} The email that confirms your application has a link to withdraw and delete
      it right away, without an account. Keep that email to yourself: anyone with the link can do this. The
      employer may already have read your application or saved your CV, so ask them to delete their copies.
    </>
  ),
  someJobsTakeApplicationsOn:
    'Some jobs take applications on the employer’s own site. The button then takes you there, and that site’s rules apply.',
  whenYouHaveAnAccount: 'When you have an account',
  weStoreYourEmailAddress: ({ link }: Wraps<'link'>) => (
    <>
      We store your email address, a scrambled form of your password, whether you hire or look for work, and
      what you write in your profile, post, save or send. On your {link('account page')} you can change your
      email and password, sign out everywhere, download all your data, or delete it. Deleting your account
      removes everything except the applications you sent: employers keep those, without your account, for the
      time given above, unless you choose to withdraw them too.
    </>
  ),
  whenYouKeepATalent: 'When you keep a talent profile',
  itsHiddenUntilYouMake:
    'It’s hidden until you make it visible, and you can hide it again anytime, from everyone or from certain companies. While it’s visible, signed-in employers see your name, bio, skills, experience and what you’re looking for. Everyone else sees your first name and an initial, headline, skills, city, the job types you want and whether you’re available now. People who are signed in also see your years of experience and when you’re available. While you’re hiding from a company, only employers can see you. No one sees your exact place: we round it to about a kilometer before we work out any distance. A company gets your email address, phone number and CV only after you accept its request to contact you.',
  email: 'Email',
  weEmailYouWhenYou:
    'We email you when you apply: to confirm it, to tell you if someone applies again with your address, and when the employer answers, or closes or deletes the job. Until you confirm that the address is yours, with the button we email you, we don’t email what employers write. For your account, we email you to confirm an address, to set a new password, and once when it’s deleted. A company that saved your profile may ask through us to contact you. If you set up alerts, we send what they find, and every one of those emails has an unsubscribe link. Employers get an email for each application, and one now and then that asks whether they’re still hiring. There are no newsletters. We delete our copies after 30 days.',
  preventingAbuse: 'Preventing abuse',
  toKeepAnyoneFromFlooding:
    'To keep anyone from flooding the site, we count how often an IP address uses things that are open to everyone, such as the application form. We store a scrambled form of the address, not the address itself, and delete the count after a day.',
  inTheSameWayWe:
    'In the same way, we count for a day the emails an address gets without having asked for them. When you confirm your address, we remember that for the browser or account you did it in, scrambled too, for six months or until you delete the application or the account.',
  employersSeeHowManyTimes:
    'Employers see how many times a job’s page was opened. It’s just a number. We don’t record who opened it.',
  yourRights: 'Your rights',
  youCanAskWhatWe:
    'You can ask what we store about you, have it corrected or deleted, or get a copy of it. Reply to any email from us and a person will read it. If you think we’re mishandling your data, you can also complain to the data protection authority where you live.',
};

export const terms = {
  terms: 'Terms',
  whatYouCanExpectFrom: ({ siteName }: Values<'siteName'>) =>
    `What you can expect from ${siteName}, and what it expects from you.`,
  isAJobBoardFor: ({ siteName }: Values<'siteName'>) =>
    `${siteName} is a job board for work near home. These are the rules for using it, in plain words.`,
  whatIsAndIsNot: ({ siteName }: Values<'siteName'>) => `What ${siteName} is, and is not`,
  employersPostJobsHerePeople: ({ siteName }: Values<'siteName'>) =>
    `Employers post jobs here; people find them by distance and apply. ${siteName} is not the employer, not an agency and not a party to your agreement. Who gets hired, for what pay and on what terms is between the two of you.`,
  lookingAndApplying: 'Looking and applying',
  searchingAndApplyingAreFree: 'Searching and applying are free, and you don’t need an account.',
  applyAsYourselfWithHonest: 'Apply as yourself, with honest facts and a CV that’s yours to share.',
  oneApplicationPerPersonAnd: 'One application per person and job. Sending it again changes nothing.',
  byApplyingYouAskUs: ({
    applicationRetentionDays,
    link,
  }: Values<'applicationRetentionDays'> & Wraps<'link'>) => (
    <>
      By applying, you ask us to pass your application on to that employer. You can withdraw it with the link
      in the confirmation email. We delete it {applicationRetentionDays} days after the job ends, as the{' '}
      {link('privacy page')} says.
    </>
  ),
  neverPayToGetA:
    'Never pay to get a job, and never send bank details or a social security number with an application.',
  jobs: 'Jobs',
  aJobMustBeReal:
    'A job must be real, open, and where it says it is. The pay you post must be the pay you offer.',
  itMustBeLegalJobs:
    'It must be legal. Jobs that exclude people for who they are, ask for money or hide what they really are don’t belong here, and we remove them.',
  aJobRunsFor30:
    'A job runs for 30 days unless you renew or close it. Once it ends, it takes no more applications and drops out of search.',
  toUseApplicationsOnlyToFill: 'Use applications only to fill that job.',
  distancesPayAndMaps: 'Distances, pay and maps',
  distancesAreMeasuredInA: ({ link, link2, link3 }: Wraps<'link' | 'link2' | 'link3'>) => (
    <>
      Distances are measured in a straight line, so the actual trip is longer. Pay is compared per hour, at 40
      hours a week and 52 weeks a year. The job itself says how it’s paid. Place names and maps come from{' '}
      {link('GeoNames')} ({link2('CC BY 4.0')}) and {link3('OpenStreetMap')} (ODbL), and like all maps they
      can be wrong.
    </>
  ),
  fairUse: 'Fair use',
  dontFloodTheSiteHarvest:
    'Don’t flood the site, harvest people’s data or try to get at things that aren’t yours. There are limits on how often forms can be used; we may block anyone who ignores them.',
  ourResponsibility: 'Our responsibility',
  weKeepRunningWithCare: ({ siteName }: Values<'siteName'>) =>
    `We keep ${siteName} running with care, but we can’t promise that it’s always available, that every job is as described, or that you’ll find one. Nothing here takes away rights that the law gives you and that you can’t sign away.`,
  changes: 'Changes',
  ifTheseRulesChangeIn:
    'If these rules change in a way that matters, this page will say so before the new ones apply. Questions? Reply to any email from us.',
};

export const about = {
  about: 'About',
  isAJobBoardFor: ({ siteName }: Values<'siteName'>) =>
    `${siteName} is a job board for work near home. What it does, and what it doesn’t.`,
  about2: ({ siteName }: Values<'siteName'>) => `About ${siteName}`,
  aGoodJobIsEven: ({ siteName }: Values<'siteName'>) =>
    `A good job is even better when it’s around the corner. ${siteName} is a job board that starts with one question: how far is it from home?`,
  whatYouCanDoHere: 'What you can do here',
  findJobsNearYouSee: ({ link }: Wraps<'link'>) => (
    <>{link('Find jobs near you')}, see what they pay and when, and apply without an account.</>
  ),
  saveJobsGetNewOnes:
    'Save jobs, get new ones by email, and see whether your application was read. Or let employers find you, as much or as little as you like.',
  postAJobAndMeet: ({ link }: Wraps<'link'>) => (
    <>{link('Post a job')} and meet people who live close to it.</>
  ),
  whatWePromise: 'What we promise',
  nearMeansNearListsAre:
    'Near means near: lists are sorted by distance, and every job says how far away it is.',
  filledJobsComeDownEvery:
    'Filled jobs come down. Every week, we ask employers whether their jobs are still open.',
  yourCvGoesToThe:
    'Your CV goes to the employer you send it to and no one else. Employers never see your date of birth, only whether you’re 18 or older.',
  noAdsNoPaidPlacement: 'No ads, no paid placement, no third-party tracking.',
  youCanDownloadOrDelete: 'You can download or delete everything you’ve given us.',
  thePrivacyPageHasThe: ({ link, link2, link3 }: Wraps<'link' | 'link2' | 'link3'>) => (
    <>
      The {link('privacy page')} has the details, the {link2('terms')} have the rules, and{' '}
      {link3('help and contact')} covers the rest.
    </>
  ),
};

export const careerResources = {
  careerResources: 'Career Resources',
  aShortGuideToFinding:
    'A short guide to finding work near home: where to look, what to send, what to ask, and your rights.',
  aShortGuideToFinding2: 'A short guide to finding work near home.',
  lookWhereYouLive: 'Look where you live',
  setYourLocationAndStart: ({ link }: Wraps<'link'>) => (
    <>{link('Set your location')} and start with a small radius. Widen it once you’ve seen what’s close.</>
  ),
  getNewJobsByEmail: ({ link }: Wraps<'link'>) => (
    <>Get new jobs by email with a {link('job alert')}: many employers answer the people who apply first.</>
  ),
  thePageOfACity:
    'The page of a city or neighborhood shows what jobs there pay per hour. Look before you name a number.',
  keepItShort: 'Keep it short',
  onePageIsEnoughFor:
    'One page is enough for most CVs: what you did, where, from when to when, and how to reach you.',
  startWithTheWorkThats:
    'Start with the work that’s most like the job. School comes first only if you just finished it.',
  fourSentencesMakeAGood:
    'Four sentences make a good letter: which job, why you can do it, when you can work, how to reach you.',
  giveAPhoneNumberYou:
    'Give a phone number you actually answer, and have someone check everything for typos.',
  atTheInterview: 'At the interview',
  makeTheTripOnceBeforehand: 'Make the trip once beforehand, so you know how long it really takes.',
  askAboutHoursBreaksHow:
    'Ask about hours, breaks, how shifts are scheduled, when and how you get paid, and who will train you.',
  bringProofThatYouCan:
    'Bring proof that you can work in the United States, but don’t hand it over until you have an offer.',
  knowYourRights: 'Know your rights',
  neverPayToGetA: ({ link }: Wraps<'link'>) => (
    <>
      Never pay to get a job, and be careful if someone asks you to cash checks. The{' '}
      {link('FTC on job scams')} explains how they work.
    </>
  ),
  minimumWageOvertimeAndWorking: ({ link }: Wraps<'link'>) => (
    <>Minimum wage, overtime and working under 18: the {link('U.S. Department of Labor')}.</>
  ),
  noOneMayTurnYou: ({ link }: Wraps<'link'>) => (
    <>No one may turn you down for who you are: the {link('EEOC')}.</>
  ),
  helpInPerson: 'Help in person',
  americanJobCentersHelpWith: ({ link }: Wraps<'link'>) => (
    <>
      American Job Centers help with CVs, training and your job search, for free. {link('CareerOneStop')}, by
      the U.S. Department of Labor, finds the one near you.
    </>
  ),
  aQuestionAboutItselfHelp: ({ siteName, link }: Values<'siteName'> & Wraps<'link'>) => (
    <>
      A question about {siteName} itself? {link('Help and contact')}.
    </>
  ),
};

export const employers = {
  forEmployers: 'For employers',
  howHiringOnWorksAnd: ({ siteName }: Values<'siteName'>) =>
    `How hiring on ${siteName} works, and what it costs: nothing.`,
  hireSomeoneWhoLivesNearby: 'Hire someone who lives nearby',
  peopleComeHereForWork:
    'People come here for work close to home, and your job is shown to the ones who live nearby.',
  howItWorks: 'How it works',
  createAnAccountConfirmYour: ({ link }: Wraps<'link'>) => (
    <>
      {link('Create an account')}, confirm your email address, and introduce yourself in your company profile.
    </>
  ),
  postAJobWhatIt: ({ link }: Wraps<'link'>) => (
    <>
      {link('Post a job')}: what it is, where, when and what it pays. It goes live right away, for 30 days
      unless you choose otherwise, and you can renew it.
    </>
  ),
  eachApplicationComesToYou: ({ link }: Wraps<'link'>) => (
    <>
      Each application comes to you by email with the CV. You’ll also find it under {link('My Job Postings')},
      where you can take notes, shortlist, and answer one person or many at once.
    </>
  ),
  onceTheJobIsFilled:
    'Once the job is filled, close it. Everyone who’s still waiting gets an email, so you don’t have to write one.',
  pricing: 'Pricing',
  postingApplicationsAndTheTalent:
    'Posting, applications and the talent search are free. There’s no paid plan, no trial that runs out and nothing to cancel.',
  recruitingSolutions: 'Recruiting Solutions',
  youDontHaveToWait: ({ link, link2 }: Wraps<'link' | 'link2'>) => (
    <>
      You don’t have to wait for applications. {link('Browse Talent')} shows people near your company who want
      to be found, by skill and experience. Save the ones you like, ask them for contact, and set up a{' '}
      {link2('talent alert')} to hear about new ones by email. You get someone’s email address and CV only
      after they say yes.
    </>
  ),
  advertiseWithUs: 'Advertise with Us',
  doesntSellAdsAndNo: ({ siteName }: Values<'siteName'>) =>
    `${siteName} doesn’t sell ads, and no one can pay for a better spot: jobs are sorted by distance, date and how well they match. Standing out is free: say what the job pays, list the hours, and answer the people who apply.`,
  stillHaveAQuestionHelp: ({ link }: Wraps<'link'>) => (
    <>Still have a question? {link('Help and contact')}.</>
  ),
};

export const help = {
  helpAndContact: 'Help and contact',
  answersToCommonQuestionsAbout: ({ siteName }: Values<'siteName'>) =>
    `Answers to common questions about ${siteName}, and how to reach the people who run it.`,
  iAppliedWhatHappensNext: 'I applied. What happens next?',
  theEmployerHasYourApplication:
    'The employer has your application. We emailed you a receipt with a link to see whether it’s been read, or to withdraw it. Confirm your email there, and you’ll get the employer’s answers by email, too. For questions about the job, write to the employer.',
  iDidntGetTheEmail: 'I didn’t get the email',
  checkYourSpamFolderFirst: ({ link }: Wraps<'link'>) => (
    <>
      Check your spam folder first. You can resend the email that confirms your address from{' '}
      {link('the sign-in page')}; its link works for one hour. For a new password, use “Forgot your password?”
      there.
    </>
  ),
  iGetTooManyEmails: 'I get too many emails',
  eachAlertHasALink: ({ link }: Wraps<'link'>) => (
    <>
      Each alert has a link at the bottom that stops it, without signing in. If you have an account, you’ll
      find all of yours under {link('Job Alerts')}.
    </>
  ),
  whatDoYouKnowAbout: 'What do you know about me?',
  youCanDownloadOrDelete: ({ link, link2 }: Wraps<'link' | 'link2'>) => (
    <>
      You can download or delete all of it under {link('Account')}. The {link2('privacy page')} says what we
      keep, why, and for how long.
    </>
  ),
  theresAProblemWithA: 'There’s a problem with a job',
  neverPayToGetA:
    'Never pay to get a job, and never send your bank details or social security number with an application. If a job asks for that, or isn’t what it says it is, don’t apply, and tell us which one it is.',
  imHiring: 'I’m hiring',
  forEmployersExplainsHowIt: ({ link }: Wraps<'link'>) => (
    <>{link('For employers')} explains how it works and what it costs.</>
  ),
  contact: 'Contact',
  writeToItHelpsTo: ({ supportEmail }: Nodes<'supportEmail'>) => (
    <>Write to {supportEmail}. It helps to include a link to the page.</>
  ),
  thisSiteHasntPublishedA:
    'This site hasn’t published a contact address yet. For questions about a job, reply to the employer’s email.',
  byLetter: ({ siteName, mailPostalAddress }: Values<'siteName' | 'mailPostalAddress'>) =>
    `By letter: ${siteName}, ${mailPostalAddress}`,
};

export const placeCityTalentsRoleAvailability = {
  pageNotFound: 'Page Not Found',
  talentsNearYou: 'Talents Near You',
  toUseMyOwnLocation: 'Use my own location',
};

export const accountDeleted = {
  yourAccountIsDeleted: 'Your account is deleted',
  goToTheHomePage: 'Go to the home page',
  everythingInItIsGone:
    'Everything in it is gone, and so is what this browser stored about you. We’re emailing you a confirmation. You can still look for jobs and apply without an account.',
};

export const account = {
  yourAccount: 'Your account',
  whatOthersSeeIsIn: ({ link }: Wraps<'link'>) => (
    <>What others see is in your {link('profile')}. This page is for how you sign in and for your data.</>
  ),
  email: 'Email',
  password: 'Password',
  howYouUseTheSite: 'How you use the site',
  youHaventChosenYet: 'You haven’t chosen yet.',
  signedIn: 'Signed in',
  ifYouLeftABrowser:
    'If you left a browser open somewhere or lost a device, sign out everywhere at once. Then sign back in with your password.',
  signingOut: 'Signing out…',
  signOutHere: 'Sign out here',
  yourData: 'Your data',
  everythingWeStoreAboutYou:
    'Everything we store about you in one zip file: your data as JSON, and the files you uploaded.',
  downloadMyData: 'Download my data',
  deleteYourAccount: 'Delete your account',
  employer: 'You hire: you post jobs and look for talent.',
  job_seeker: 'You look for work: you save jobs and keep a talent profile.',
};

export const alertsTokenGone = {
  alertNotFound: 'Alert Not Found',
  weCantFindThisAlert: 'We can’t find this alert',
  itWasDeletedOrPart:
    'It was deleted, or part of the link is missing. The full link is at the bottom of every email from the alert. Deleted alerts don’t send emails.',
};

export const alertsToken = {
  yourAlert: 'Your alert',
  yourAlertIsOn: 'Your alert is on',
};

export const alertsConfirmTokenGone = {
  linkNotFound: 'Link Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  theAlertWasDeletedOr:
    'The alert was deleted, or part of the link is missing. The full link is in the email. We delete alerts that no one confirms within a week, and we won’t send you anything.',
};

export const alertsConfirmToken = {
  confirmYourAlert: 'Confirm your alert',
  yourAlertIsConfirmed: 'Your alert is confirmed',
  youreAllSet: 'You’re all set.',
  seeTheAlert: 'See the alert',
  confirmThisJobAlert: 'Confirm this job alert?',
  someoneAskedForItWith:
    'Someone asked for it with your email address. If that wasn’t you, close this page and we won’t send you anything.',
};

export const alertsDeleted = {
  alertDeleted: 'Alert deleted',
  yourAlertIsDeleted: 'Your alert is deleted',
  youWontGetAnyMore: 'You won’t get any more emails from it.',
};

export const alertsNew = {
  emailMeNewJobsLike: 'Email me new jobs like these',
  createAJobAlert: 'Create a job alert',
  tellUsWhatYoureLooking:
    'Tell us what you’re looking for, where, and how often to email you. We only write when there is something new.',
  noAccountNeededJustAn: ({ link }: Wraps<'link'>) => (
    <>
      No account needed, just an email address. Already have an account? {link('Sign in')} to keep the alert
      with your others.
    </>
  ),
  createAlert: 'Create Alert',
  emailMeTheseJobs: 'Email me these jobs',
};

export const applicationTokenGone = {
  applicationNotFound: 'Application Not Found',
  weCantFindThisApplication: 'We can’t find this application',
  itWasWithdrawnAndDeleted:
    'It was withdrawn and deleted, we no longer keep it, or part of the link is missing. The full link is in the receipt we emailed you.',
  searchAllJobs: 'Search all jobs',
};

export const applicationToken = {
  yourApplication: 'Your application',
};

export const applicationErased = {
  applicationDeleted: 'Application deleted',
  yourApplicationIsDeleted: 'Your application is deleted',
  weDeletedWhatYouSent: 'We deleted what you sent, your CV and any emails about it that hadn’t gone out yet.',
  theEmployerMayAlreadyHave:
    'The employer may already have it in their inbox. You can ask them to delete it there too; a short email is enough.',
  searchAllJobs: 'Search all jobs',
};

export const categories = {
  browseJobsByCategory: 'Browse jobs by category',
  openJobsByIndustryType: 'Open jobs by industry, type and skill, and the cities with the most of each.',
};

export const citiesInitial = {
  citiesWithJobs: ({ initial }: Values<'initial'>) => `Cities with jobs: ${initial}`,
  everyCityAndTownThat: ({ initial }: Values<'initial'>) =>
    `Every city and town that begins with ${initial} and has open jobs.`,
};

export const cities = {
  citiesWithJobs: 'Cities with jobs',
  everyCityAndTownWith: 'Every city and town with open jobs, by name, by state, and by how many there are.',
};

export const contactRequestTokenGone = {
  requestNotFound: 'Request Not Found',
  weCantFindThisRequest: 'We can’t find this request',
  interestedCompanies: 'Interested Companies',
  theCompanyTookItBack:
    'The company took it back or closed its account, or part of the link is missing. The full link is in the email. Sign in to see all your requests.',
};

export const contactRequestToken = {
  aCompanyWouldLikeTo: 'A company would like to contact you',
  wouldLikeToContactYou: ({ companyName }: Nodes<'companyName'>) => (
    <>{companyName} would like to contact you</>
  ),
  ifYouAcceptTheCompany:
    'If you accept, the company gets your email address, the CV in your profile if there is one, and your phone number if you add it.',
};

export const contactRequest = {
  interestedCompanies: 'Interested Companies',
  aCompanyGetsYourEmail: ({ link }: Wraps<'link'>) => (
    <>
      A company gets your email address and CV only after you accept its request. To choose who can find you,
      go to {link('your profile')}.
    </>
  ),
  noCompaniesYet: 'No companies yet',
  companiesThatSaveYourProfile: 'Companies that save your profile or ask for contact will appear here.',
  interestedCompanies2: 'Interested companies',
  hiddenFrom: 'Hidden from',
  theseCompaniesCantFindYou:
    'These companies can’t find you, and you’re off their saved lists, however they spell their name. While you’re hiding from anyone, only employers can see you. Hiding can’t stop someone who signs up under another company’s name.',
  hasSavedYourProfile: 'Has saved your profile.',
  wouldLikeToContactYou: 'Would like to contact you:',
};

export const employerJobsIdApplicantsApplicationId = {
  applicant: 'Applicant',
};

export const employerJobsIdApplicantsAnswer = {
  answerApplicants: 'Answer applicants',
};

export const employerJobsIdApplicants = {
  applicants: 'Applicants',
};

export const employerJobsIdClose = {
  waiting: (count: number) =>
    plural(count, {
      one: '# applicant without an answer will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
      other:
        '# applicants without an answer will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
    }),
  closeJob: 'Close job',
  close: ({ title }: Values<'title'>) => `Close “${title}”?`,
  itStopsTakingApplicationsAnd:
    'It stops taking applications and drops out of search right away. You keep its applications, and you can reopen it.',
  noOneIsWaitingFor: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdDelete = {
  applications: (count: number) =>
    plural(count, {
      one: '# application for it, with its CV and your notes, will be deleted.',
      other: '# applications for it, with their CVs and your notes, will be deleted.',
    }),
  waiting: (count: number) =>
    plural(count, {
      one: '# applicant without an answer will get an email saying that the job is gone.',
      other: '# applicants without an answer will get an email saying that the job is gone.',
    }),
  deleteJob: 'Delete job',
  delete: ({ title }: Values<'title'>) => `Delete “${title}”?`,
  itsPageDisappearsRightAway: ({ link }: Wraps<'link'>) => (
    <>
      Its page disappears right away and can’t be brought back. To keep the applications,{' '}
      {link('close the job')} instead.
    </>
  ),
  noOneHasAppliedFor: 'No one has applied for it.',
  noOneIsWaitingFor: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdEdit = {
  editJob: 'Edit job',
  edit: ({ title }: Values<'title'>) => `Edit “${title}”`,
  itsLinkStaysTheSame: 'Its link stays the same, and older links to it keep working.',
  leaveBlankToKeepThe: ({ until, lastOpenDays }: Values<'until' | 'lastOpenDays'>) =>
    `Leave blank to keep ${until}. The maximum is ${lastOpenDays} days.`,
};

export const employerJobs = {
  myJobPostings: 'My Job Postings',
  postNewJob: 'Post New Job',
};

export const employerSavedTalents = {
  savedTalents: 'Saved Talents',
  thatsOnUs: ({ fetchFailed }: Values<'fetchFailed'>) => `${fetchFailed}. That’s on us.`,
  noSavedTalents: 'No Saved Talents',
  browseTalent: 'Browse Talent',
  savePeopleYoudLikeTo: 'Save people you’d like to come back to, with a note on each.',
  savedTalents2: 'Saved talents',
};

export const employerTalentAlertsId = {
  editTalentAlert: 'Edit talent alert',
  saveChanges: 'Save changes',
};

export const employerTalentAlertsNew = {
  createAlert: 'Create Alert',
};

export const employerTalentAlerts = {
  talentAlerts: 'Talent Alerts',
  tellUsWhoYoureLooking:
    'Tell us who you’re looking for and where, and we’ll email you when someone new shows up: right away, daily or weekly.',
  talentAlerts2: 'Talent alerts',
};

export const jobContactTokenGone = {
  questionNotFound: 'Question Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  goToTheHomePage: 'Go to the home page',
  weveSentYouANewer:
    'We’ve sent you a newer email since then, the company closed its account, or part of the link is missing. The full link is in the email.',
};

export const jobContactToken = {
  applicationsByEmail: 'Applications by email',
  applicationsTo: ({ companyName }: Nodes<'companyName'>) => <>Applications to {companyName}</>,
  wouldLikeToSendApplications: ({ companyName, siteName }: Values<'companyName' | 'siteName'>) =>
    `${companyName} would like to send applications for its jobs on ${siteName} to your address. Each one would arrive as an email with a cover letter and a CV.`,
};

export const jobSeekerApplicationsId = {
  yourApplication: 'Your application',
};

export const jobSeekerApplications = {
  myApplications: 'My Applications',
  weCouldntLoadYourApplications: 'We couldn’t load your applications',
};

export const jobSeekerJobAlertsId = {
  editJobAlert: 'Edit job alert',
  saveChanges: 'Save changes',
};

export const jobSeekerJobAlerts = {
  jobAlerts: 'Job Alerts',
  createAlert: 'Create Alert',
  tellUsWhatYoureLooking:
    'Tell us what you’re looking for and where, and we’ll email you new jobs: right away, daily or weekly.',
  jobAlerts2: 'Job alerts',
};

export const jobSeekerSavedJobs = {
  savedJobs: 'Saved Jobs',
};

export const jobJobPage = {
  jobNotFound: 'Job Not Found',
};

export const jobsNearMe = {
  openJobsNearYouNearest:
    'Open jobs near you, nearest first: how far each one is, what it pays and how to apply.',
  jobsNearYou: 'Jobs near you',
  savedJobs: 'Saved Jobs',
};

export const location = {
  setYourLocation: 'Set Your Location',
  tellUsWhereYouAre: 'Tell us where you are and how far you’d go, and see the open jobs around you.',
  peopleLookingForWork: 'People looking for work',
  areShownByTheirDistance: ({ value }: Nodes<'value'>) => (
    <>
      {value} are shown by their distance from here. We never need your street: a city, a neighborhood or a
      ZIP code will do.
    </>
  ),
};

export const missingPage = {
  pageNotFound: 'Page Not Found',
};

export const notFound = {
  pageNotFound: 'Page Not Found',
};

export const postJob = {
  postANewJob: 'Post a New Job',
  postAJobAndReach: 'Post a job and reach people who live nearby.',
  thisIsACopyOf: ({ replaces, link }: Values<'replaces'> & Wraps<'link'>) => (
    <>
      This is a copy of a posting. Your unfinished posting “{replaces}” is kept until you change something
      here. {link('Continue with that one')}
    </>
  ),
};

export const postJobPreview = {
  preview: 'Preview',
  applyForThisJob: 'Apply for this job',
};

export const profile = {
  yourProfile: 'Your profile',
  companyProfile: 'Company profile',
  thisIsTheCompanyJob: 'This is the company job seekers see. Changes show up on your open jobs right away.',
  talentProfile: 'Talent profile',
  whatYouCanDoAnd:
    'What you can do and what you’re looking for. Below, you decide whether nearby employers can find you.',
  failedToLoadProfilePlease: 'Failed to load profile. Please try refreshing the page.',
  tryAgain: 'Try again',
};

export const search = {
  searchJobs: 'Search jobs',
  searchAllOpenJobsBy: 'Search all open jobs by words, place, distance, type and pay.',
  searchAllJobs: 'Search all jobs',
};

export const stillHiringTokenGone = {
  questionNotFound: 'Question Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  myJobPostings: 'My Job Postings',
  weveAskedAgainSinceThen:
    'We’ve asked again since then, the job was deleted, or part of the link is missing. Use the link in our latest email about the job. When you’re signed in, you can reopen, pause or close your jobs anytime.',
};

export const stillHiringToken = {
  stillHiring: 'Still hiring?',
};

export const talentNearMe = {
  browseTalent: 'Browse Talent',
  peopleNearYouWhoAre:
    'People near you who are looking for work: what they can do, and how far away they are.',
  talentsNearYou: 'Talents Near You',
  changeLocation: 'Change location',
  locationNotSet: 'Location Not Set',
  setYourLocation: 'Set your location',
  tellUsWhereYouAre:
    'Tell us where you are, and we’ll show you who’s looking for work nearby, nearest first.',
};

export const unsubscribeTokenGone = {
  alertNotFound: 'Alert Not Found',
  youWontGetEmailsFrom: 'You won’t get emails from this alert',
  theAlertWasDeletedOr:
    'The alert was deleted or never confirmed. If you still get emails, use the link at the bottom of the latest one.',
};

export const unsubscribeToken = {
  stopAnAlert: 'Stop an alert',
  stopTheseEmails: 'Stop these emails?',
};

export const globalError = {
  somethingWentWrong: ({ siteName }: Values<'siteName'>) => `Something went wrong | ${siteName}`,
};

export const notFoundText = {
  goToTheHomePage: 'Go to the home page',
  pageNotFound: 'Page Not Found',
};
