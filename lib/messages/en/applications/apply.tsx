import type { LinkWrappers, MessageValues } from '@/messages/format';

export const applySection = {
  applyButton: 'Apply for this job',
  externalSiteHint: ({ companyName }: MessageValues<'companyName'>) =>
    `${companyName} takes applications on its own site. It opens in a new tab.`,
  minimumAgeNotice: ({ minimumAge }: MessageValues<'minimumAge'>) =>
    `You must be ${minimumAge} or older for this job.`,
};

export const dataNotice = {
  text: ({
    companyName,
    asksBirthDate,
    applicationRetentionDays,
    link,
  }: MessageValues<'companyName' | 'applicationRetentionDays'> &
    LinkWrappers<'link'> & { asksBirthDate: boolean }) => (
    <>
      {companyName} gets what you enter here and your CV, for this job only.
      {asksBirthDate && ' They never see your date of birth, only whether you’re 18 or older.'} We delete
      everything {applicationRetentionDays} days after the job ends, or right away if you withdraw with the
      link in your receipt. {link('Privacy')}
    </>
  ),
};
