import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { employerCall as text } from '@/messages/home';

/** To those who hire. */
export function EmployerCall() {
  return (
    <section aria-labelledby="employer-call">
      <p className="font-semibold text-brand">{text.hireTalent}</p>
      <h2 id="employer-call" className="mt-1 text-2xl">
        {text.theRightPersonMayLive}
      </h2>
      <p className="mt-3 text-ink-soft">{text.neighborsKnowTheWayCan}</p>
      <div className="mt-5">
        <ButtonLink href={routes.postJob()} variant="secondary" size="lg" wide="phone">
          {text.postAJob}
        </ButtonLink>
      </div>
    </section>
  );
}
