import Link from 'next/link';
import type { ReactNode } from 'react';
import { DistanceText } from '@/components/places/distance-text';
import { Badge } from '@/components/ui/badge';
import { BriefcaseIcon, CalendarIcon } from '@/components/ui/icons';
import { PinIcon } from '@/components/ui/island-icons';
import { Tags } from '@/components/ui/tags';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { tagLabel } from '@/lib/employment/tag-label';
import { cityAndState } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/distance-label';
import { availabilityLabel, experienceLabel, type TalentSummary } from '@/lib/talents/talent-summary';
import { talentCard as text } from '@/messages/talents/search';

/** A talent in a list, with the columns that the viewer may see (D25). */
export function TalentCard({
  talent,
  heading: Heading = 'h3',
  getLanguage = () => ({}),
  reportHref,
  children,
}: {
  talent: TalentSummary;
  /** The heading level of the name. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Detects the language of a text; only on the server, so previews in the browser omit it. */
  getLanguage?: (text: string) => { lang?: string; dir?: 'auto' };
  /** The page to report the profile; undefined in a preview. */
  reportHref?: string;
  children?: ReactNode;
}) {
  const availability = availabilityLabel(talent);
  return (
    <article
      id={`talent-${talent.id}`}
      tabIndex={-1}
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-4 outline-offset-2 target:border-accent target:bg-accent-soft sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-40">
          <Heading className="break-words text-lg leading-snug">
            <bdi>{talent.name}</bdi>
          </Heading>
          <p {...getLanguage(talent.headline)} className="mt-0.5 break-words text-ink-soft">
            {talent.headline}
          </p>
        </div>
        {children}
      </div>
      {talent.bio && (
        <p {...getLanguage(talent.bio)} className="mt-3 line-clamp-2 break-words">
          {talent.bio}
        </p>
      )}
      <ul aria-label={text.factsLabel} className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {talent.distanceKm !== null && (
          <li className="inline-flex items-center gap-1.5 font-semibold text-brand tabular-nums">
            <PinIcon /> <DistanceText>{distanceLabel(talent.distanceKm)}</DistanceText>
          </li>
        )}
        <li>{cityAndState(talent)}</li>
        {talent.experienceYears !== null && (
          <li className="inline-flex items-center gap-1.5">
            <BriefcaseIcon className="text-ink-soft" /> {experienceLabel(talent.experienceYears)}
          </li>
        )}
        {availability && (
          <li className="inline-flex items-center gap-1.5">
            <CalendarIcon className="text-ink-soft" /> {availability}
          </li>
        )}
      </ul>
      {(talent.desiredJobTypes.length > 0 || talent.desiredSalary) && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">{text.lookingFor}</span>
          {talent.desiredJobTypes.map((type) => (
            <Badge key={type}>{jobTypeLabel(type)}</Badge>
          ))}
          {talent.desiredSalary && <span className="font-semibold">{salaryLabel(talent.desiredSalary)}</span>}
        </p>
      )}
      <Tags tags={talent.skills.map(tagLabel)} label={text.skills} limit={8} className="mt-3" />
      {reportHref && (
        <p className="mt-2">
          <Link
            href={reportHref}
            prefetch={false}
            rel="nofollow"
            aria-label={text.reportLabel({ name: talent.name })}
            className="link inline-flex min-h-11 items-center text-ink-soft text-sm"
          >
            {text.report}
          </Link>
        </p>
      )}
    </article>
  );
}
