import type { Claims } from '@/lib/home/claims';
import { claims as text } from '@/messages/home';

/** D3: the three figures. */
export function ClaimsLine({ claims }: { claims: Claims }) {
  const entries = [
    { figure: claims.jobs, label: text.localJobs },
    { figure: claims.neighborhoods, label: 'neighborhoods' },
    { figure: claims.jobSeekers, label: text.jobSeekers },
  ];
  return (
    <section aria-label={text.doorstepInFigures} className="border-line border-y bg-surface">
      <dl className="page grid grid-cols-3 divide-x divide-line py-6 sm:py-8">
        {entries.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse px-3 first:pl-0 sm:px-8">
            <dt className="text-ink-soft text-xs sm:text-base">{label}</dt>
            <dd className="font-head font-semibold text-xl tabular-nums tracking-[-0.02em] sm:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
