import type { Claims } from '@/lib/home/claims';
import { site } from '@/lib/site';
import { claims as text } from '@/messages/home';

export function ClaimsLine({ claims }: { claims: Claims }) {
  const entries = [
    { figure: claims.jobs, label: text.localJobs },
    { figure: claims.neighborhoods, label: text.neighborhoods },
    { figure: claims.jobSeekers, label: text.jobSeekers },
  ];
  return (
    <section aria-label={text.sectionLabel({ siteName: site.name })} className="border-line border-t pt-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {entries.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-head font-semibold text-xl tabular-nums tracking-[-0.015em]">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
