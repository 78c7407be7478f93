import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { employerCall as text } from '@/messages/home';

/** To those who hire. */
export function EmployerCall() {
  return (
    <section
      aria-labelledby="employer-call"
      className="flex flex-col rounded-lg border border-line bg-surface p-6 sm:p-10"
    >
      <p className="font-semibold text-brand">{text.hireTalent}</p>
      <h2 id="employer-call" className="mt-1 text-2xl">
        {text.theRightPersonMayLive}
      </h2>
      <p className="mt-3 mb-7 text-ink-soft">{text.neighborsKnowTheWayCan}</p>
      <div className="mt-auto">
        <ButtonLink href={routes.postJob()} size="lg" wide="phone">
          {text.postAJob}
        </ButtonLink>
      </div>
    </section>
  );
}
