import { type LinkWrappers, type MessageValues, plural } from '@/messages/format';

/** Some texts are from sections 5 and 8 of the specification, verbatim; the others are our own. */
export const talentMessages = {
  removed:
    'We took your profile down, so it can’t be visible. The email that we sent you has a link to ask for a second look.',
  requiredFieldsMissing: 'Please fill in all required fields',
  fullName: 'Full name is required',
  headline: 'Headline is required',
  experience: 'Experience must be between 0 and 50 years',
  salaryNotANumber: 'Please enter valid numbers for salary range',
  salaryNegative: 'Salary values must be positive numbers',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  availableFromPast: 'Available from cannot be before today',
  date: 'Please enter a date',
  tooManySkills: ({ max }: MessageValues<'max'>) => `Please use at most ${max} skills`,
  failed: 'Failed to save profile',
  saved: 'Your talent profile is saved',
};

/** For a site without talents, where profiles are private. */
export const privateProfile = {
  saved: 'Your profile is saved',
  save: 'Save profile',
  bioHint: 'A few sentences about your work.',
  locationHint: 'City, neighborhood or ZIP code',
  cvIntro: 'It’s stored privately. Only you can open it.',
};

export const aboutFields = {
  fullName: 'Full name',
  headline: 'Headline',
  headlineHint: 'One line that says what you do, such as “Barista with a steady hand, happy to open early”.',
  bio: 'Bio',
  bioHint: 'A few sentences about your work. Employers see the first two lines in a list.',
};

export const cvField = {
  remove: 'Remove it',
  replaceLabel: 'Replace your CV/Resume',
  label: 'CV/Resume',
};

export const payFields = {
  minimum: 'Minimum',
  maximum: 'Maximum',
  currency: 'Currency',
  period: 'Per',
};

export const previewPanel = {
  summary: 'How employers see you',
  notSavedHint: 'Save your profile first to see it here.',
};

export const preview = {
  yourName: 'Your name',
  yourHeadline: 'Your headline',
  yourCity: 'Your city',
  yourState: 'your state',
};

export const skillFields = {
  skills: 'Skills',
  skillsHint: 'Add each with Enter, a comma or the button.',
  skillsPlaceholder: 'espresso',
  yearsOfExperience: 'Years of experience',
  jobTypes: 'Job types',
};

export const talentForm = {
  missing: { bio: 'a bio', skills: 'skills', experienceYears: 'years of experience', cv: 'a CV' },
  redirectNotice: 'Taking you to the jobs near you…',
  aboutTitle: 'About you',
  skillsTitle: 'What you can do',
  payTitle: 'Desired salary',
  payIntro: 'Leave both empty if it depends.',
  locationTitle: 'Where and when',
  location: 'Location',
  locationHint: 'City, neighborhood or ZIP code. Others see the city and a distance, never the exact place.',
  radiusLabel: 'How far you’d go',
  availableFrom: 'Available from',
  cvTitle: 'Your CV',
  cvIntro: 'It’s stored privately. Only you and companies whose contact requests you accept can open it.',
  visibilityTitle: 'Who can see it',
  visibilityHint: ({ link }: LinkWrappers<'link'>) => (
    <>
      See who saved your profile or asked for contact in {link('Interested Companies')}. There you can also
      hide your profile from a company. Then only signed-in employers can see it.
    </>
  ),
  uploadLabel: 'Uploading your CV',
  saving: 'Saving…',
  saveButton: 'Save talent profile',
};

export const talentPreview = {
  hiddenNotice:
    'Your profile is hidden, so no one can see this right now. To be found, make it visible above and save.',
  employersTitle: 'Employers who are signed in',
  employersHint:
    'With how far away you are, to within about a kilometer. We never show your exact location or your email address.',
  othersTitle: 'Everyone else',
  othersHidden: 'No one else sees you while you’re hiding from a company.',
  othersHint: 'Anyone who’s signed in also sees your years of experience and when you’re available.',
};

export const visibilitySwitch = {
  label: 'Show my profile to employers',
  hint: 'When this is off, only you can see it. When it’s on, signed-in employers can find it, with your name and bio. Everyone else sees your first name and last initial, headline, skills and city. You can change this anytime.',
};

export const schema = {
  skillTooLong: 'Please use at most 100 characters for a skill',
};

export const shortName = {
  jobSeeker: 'Job seeker',
};

export const talentSummary = {
  availableNow: 'Available now',
  availableFrom: ({ day }: MessageValues<'day'>) => `Available from ${day}`,
  underOneYear: 'Less than a year of experience',
  yearsOfExperience: ({ years }: { years: number }) =>
    plural(years, { one: '# year of experience', other: '# years of experience' }),
};
