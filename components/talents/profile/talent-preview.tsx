import { Badge } from '@/components/ui/badge';
import { Tags } from '@/components/ui/tags';
import { shortName } from '@/lib/talents/talent';
import { jobTypeLabel } from '@/lib/work/job-type';
import { salaryLabel } from '@/lib/work/salary';
import type { Previewed } from './preview';

/** How others see the profile (D25): employers who are signed in, and everybody else. */
export function TalentPreview({ talent }: { talent: Previewed }) {
  return (
    <div className="grid gap-5">
      {!talent.isVisible && (
        <p className="text-ink-soft">
          Your profile is hidden: at the moment nobody sees any of this. Switch it to visible above and save.
        </p>
      )}
      <Audience title="Employers who are signed in">
        <Facts talent={talent} name={talent.fullName || 'Your name'} />
        {talent.bio && <p className="mt-2 line-clamp-2 whitespace-pre-line">{talent.bio}</p>}
        <p className="mt-3 text-ink-soft text-sm">
          With a distance that is right to about a kilometer. Your exact place and your mail address are never
          shown.
        </p>
      </Audience>
      <Audience title="Everybody else">
        <Facts talent={talent} name={shortName(talent.fullName) || 'Your first name'} />
      </Audience>
    </div>
  );
}

function Audience({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
      <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">{children}</div>
    </section>
  );
}

function Facts({ talent, name }: { talent: Previewed; name: string }) {
  const { headline, experienceYears, availableFrom, desiredJobTypes, desiredSalary, location, skills } =
    talent;
  const facts = [
    location && `${location.address.city}, ${location.address.state}`,
    experienceYears !== null &&
      `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'} of experience`,
    availableFrom ? `Available from ${longDate(availableFrom)}` : 'Available now',
    desiredSalary && salaryLabel(desiredSalary),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p className="font-head font-semibold text-lg">{name}</p>
      <p>{headline || 'Your headline'}</p>
      <p className="mt-1 text-ink-soft text-sm">{facts.join(' · ')}</p>
      {desiredJobTypes.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {desiredJobTypes.map((type) => (
            <Badge key={type}>{jobTypeLabel(type)}</Badge>
          ))}
        </p>
      )}
      <Tags tags={skills} label="Skills" limit={8} className="mt-2" />
    </>
  );
}

/** 'December 1, 2026', of a date that is no moment anywhere in particular. */
function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime())
    ? date
    : day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
