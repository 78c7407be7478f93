import type { ReactNode } from 'react';
import { JobExtras, JobSkills } from '@/components/jobs/detail/job-extras';
import { JobFacts } from '@/components/jobs/detail/job-facts';
import { PlainText } from '@/components/ui/plain-text';
import { Tags } from '@/components/ui/tags';
import { payLabel } from '@/lib/jobs/job';
import type { CaseSubject } from '@/lib/operator/desk-case';
import { addressLine } from '@/lib/places/address-label';
import { languageAttributes } from '@/lib/text/text-language';
import { deskCase as text } from '@/messages/operator/case';

/** What a case is about, as people see it. Links in it are shown and lead nowhere. */
export function CaseContents({ subject }: { subject: CaseSubject }) {
  switch (subject.kind) {
    case 'job':
      return <JobAsSeen {...subject} />;
    case 'company':
      return (
        <Words title={subject.company_name} line={subject.industry}>
          <PlainText
            {...languageAttributes(subject.company_description)}
            text={subject.company_description}
          />
        </Words>
      );
    case 'profile':
      return (
        <Words title={subject.full_name} line={subject.headline}>
          {subject.bio && <PlainText {...languageAttributes(subject.bio)} text={subject.bio} />}
          <Tags tags={subject.skills} label={text.skills} />
        </Words>
      );
    case 'message':
      return (
        <div className="grid gap-4">
          {subject.messages.map((message, index) => (
            <blockquote
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no other name and never move
              key={index}
              {...languageAttributes(message)}
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

function JobAsSeen({ job, contact }: Extract<CaseSubject, { kind: 'job' }>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Words title={job.title} line={`${job.company.name}, ${addressLine(job.location.address)}`}>
        <p className="font-semibold text-lg">{payLabel(job)}</p>
        <JobFacts job={job} />
        <PlainText {...languageAttributes(job.description)} text={job.description} className="measure" />
        <JobExtras job={job} />
        <JobSkills tags={job.tags} />
        {job.company.description && (
          <PlainText
            {...languageAttributes(job.company.description)}
            text={job.company.description}
            className="measure text-ink-soft"
          />
        )}
      </Words>
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

function Words({ title, line, children }: { title: string; line: string; children: ReactNode }) {
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
