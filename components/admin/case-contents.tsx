import type { ReactNode } from 'react';
import { JobExtras, JobSkills } from '@/components/jobs/detail/job-extras';
import { JobFacts } from '@/components/jobs/detail/job-facts';
import { PlainText } from '@/components/ui/plain-text';
import { Tags } from '@/components/ui/tags';
import type { CaseSubject } from '@/lib/admin/cases';
import { payLabel } from '@/lib/jobs/job';
import { addressLine } from '@/lib/places/address-label';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { casePage as text } from '@/messages/admin/case';

/** The subject of a case as visitors see it. Links in it are plain text. */
export function CaseContents({ subject }: { subject: CaseSubject }) {
  switch (subject.kind) {
    case 'job':
      return <JobPreview {...subject} />;
    case 'company':
      return (
        <TitledContent title={subject.company_name} line={subject.industry}>
          <PlainText
            {...getLanguageAttributes(subject.company_description)}
            text={subject.company_description}
          />
        </TitledContent>
      );
    case 'profile':
      return (
        <TitledContent title={subject.full_name} line={subject.headline}>
          {subject.bio && <PlainText {...getLanguageAttributes(subject.bio)} text={subject.bio} />}
          <Tags tags={subject.skills} label={text.skills} />
        </TitledContent>
      );
    case 'message':
      return (
        <div className="grid gap-4">
          {subject.messages.map((message, index) => (
            <blockquote
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id and are never reordered
              key={index}
              {...getLanguageAttributes(message)}
              className="whitespace-pre-wrap break-words border-line border-l-4 pl-4"
            >
              {message}
            </blockquote>
          ))}
        </div>
      );
    case 'account':
      return <p className="break-words">{subject.email}</p>;
  }
}

function JobPreview({ job, contact }: Extract<CaseSubject, { kind: 'job' }>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <TitledContent title={job.title} line={`${job.company.name}, ${addressLine(job.location.address)}`}>
        <p className="font-semibold text-lg">{payLabel(job)}</p>
        <JobFacts job={job} />
        <PlainText {...getLanguageAttributes(job.description)} text={job.description} className="measure" />
        <JobExtras job={job} />
        <JobSkills tags={job.tags} />
        {job.company.description && (
          <PlainText
            {...getLanguageAttributes(job.company.description)}
            text={job.company.description}
            className="measure text-ink-soft"
          />
        )}
      </TitledContent>
      <dl className="grid gap-1 break-words text-sm">
        <dt className="text-ink-soft">{text.contact}</dt>
        <dd>{[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}</dd>
        {job.applicationUrl && (
          <>
            <dt className="text-ink-soft">{text.applicationLink}</dt>
            <dd className="break-all">{job.applicationUrl}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function TitledContent({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 break-words">
      <div>
        <p className="font-head font-semibold text-xl">
          <bdi>{title}</bdi>
        </p>
        <p className="text-ink-soft">{line}</p>
      </div>
      {children}
    </div>
  );
}
