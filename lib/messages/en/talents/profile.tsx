import { plural, type Values, type Wraps } from '@/messages/format';

/** Sections 5 and 8, to the letter; the others are ours. */
export const talentMessages = {
  removed:
    'We took your profile down, so it can’t be visible. The email that we sent you has a link to ask for a second look.',
  requiredFieldsMissing: 'Please fill in all required fields',
  fullName: 'Full name is required',
  headline: 'Headline is required',
  experience: 'Experience must be between 0 and 50 years',
  salaryNumbers: 'Please enter valid numbers for salary range',
  salaryPositive: 'Salary values must be positive numbers',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  availableFromPast: 'Available from cannot be before today',
  date: 'Please enter a date',
  tooManySkills: ({ most }: Values<'most'>) => `Please use at most ${most} skills`,
  failed: 'Failed to save profile',
  saved: 'Your talent profile is saved',
};

/** On a site without talents, where nobody else sees a profile. */
export const ownProfile = {
  saved: 'Your profile is saved',
  save: 'Save profile',
  bio: 'A few sentences about your work.',
  cityNeighborhoodOrZipCode: 'City, neighborhood or ZIP code',
  onlyYouCanOpenIt: 'It’s stored privately. Only you can open it.',
};

export const aboutFields = {
  fullName: 'Full name',
  headline: 'Headline',
  oneLineThatSaysWhat:
    'One line that says what you do, such as “Barista with a steady hand, happy to open early”.',
  bio: 'Bio',
  aFewSentencesAboutYour: 'A few sentences about your work. Employers see the first two lines in a list.',
};

export const cvField = {
  removeIt: 'Remove it',
  replaceYourCvResume: 'Replace your CV/Resume',
  cvResume: 'CV/Resume',
};

export const payFields = {
  minimum: 'Minimum',
  maximum: 'Maximum',
  currency: 'Currency',
  per: 'Per',
};

export const previewPanel = {
  howEmployersSeeYou: 'How employers see you',
  saveYourProfileFirstTo: 'Save your profile first to see it here.',
};

export const preview = {
  yourName: 'Your name',
  yourHeadline: 'Your headline',
  yourCity: 'Your city',
  yourState: 'your state',
};

export const skillFields = {
  skills: 'Skills',
  addEachWithEnterA: 'Add each with Enter, a comma or the button.',
  espresso: 'espresso',
  yearsOfExperience: 'Years of experience',
  jobTypes: 'Job types',
};

export const talentForm = {
  missing: { bio: 'a bio', skills: 'skills', experienceYears: 'years of experience', cv: 'a CV' },
  takingYouToTheJobs: 'Taking you to the jobs near you…',
  aboutYou: 'About you',
  whatYouCanDo: 'What you can do',
  desiredSalary: 'Desired salary',
  leaveBothEmptyIfIt: 'Leave both empty if it depends.',
  whereAndWhen: 'Where and when',
  location: 'Location',
  cityNeighborhoodOrZipCode:
    'City, neighborhood or ZIP code. Others see the city and a distance, never the exact place.',
  howFarYoudGo: 'How far you’d go',
  availableFrom: 'Available from',
  yourCv: 'Your CV',
  itsStoredPrivatelyOnlyYou:
    'It’s stored privately. Only you and companies whose contact requests you accept can open it.',
  whoCanSeeIt: 'Who can see it',
  seeWhoSavedYourProfile: ({ link }: Wraps<'link'>) => (
    <>
      See who saved your profile or asked for contact in {link('Interested Companies')}. There you can also
      hide your profile from a company. Then only signed-in employers can see it.
    </>
  ),
  uploadingYourCv: 'Uploading your CV',
  saving: 'Saving…',
  saveTalentProfile: 'Save talent profile',
};

export const talentPreview = {
  yourProfileIsHiddenSo:
    'Your profile is hidden, so no one can see this right now. To be found, make it visible above and save.',
  employersWhoAreSignedIn: 'Employers who are signed in',
  withHowFarAwayYou:
    'With how far away you are, to within about a kilometer. We never show your exact location or your email address.',
  everyoneElse: 'Everyone else',
  noOneElseSeesYou: 'No one else sees you while you’re hiding from a company.',
  anyoneWhosSignedInAlso:
    'Anyone who’s signed in also sees your years of experience and when you’re available.',
};

export const visibilitySwitch = {
  showMyProfileToEmployers: 'Show my profile to employers',
  whenThisIsOffOnly:
    'When this is off, only you can see it. When it’s on, signed-in employers can find it, with your name and bio. Everyone else sees your first name and last initial, headline, skills and city. You can change this anytime.',
};

export const schema = {
  tooLong: 'Please use at most 100 characters for a skill',
};

export const shortName = {
  jobSeeker: 'Job seeker',
};

export const talentSummary = {
  availableNow: 'Available now',
  availableFrom: ({ format }: Values<'format'>) => `Available from ${format}`,
  lessThanAYearOf: 'Less than a year of experience',
  yearsOfExperience: ({ years }: { years: number }) =>
    plural(years, { one: '# year of experience', other: '# years of experience' }),
};
