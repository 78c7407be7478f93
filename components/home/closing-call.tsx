import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { closingCall as text } from '@/messages/home';

/** To those who look for work. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call">
      <h2 id="closing-call" className="text-3xl">
        {text.someoneAroundTheCornerIs}
      </h2>
      <p className="mt-3 text-lg">{text.setYourPlaceOnceAnd}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={routes.jobsNearMe()} size="lg" wide="phone">
          {text.findJobsNearMe}
        </ButtonLink>
        <ButtonLink href={routes.location()} variant="secondary" size="lg" wide="phone">
          {text.setLocation}
        </ButtonLink>
      </div>
    </section>
  );
}
