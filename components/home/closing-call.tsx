import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { closingCall as text } from '@/messages/home';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="flex flex-col rounded-lg bg-brand-soft p-6 sm:p-10">
      <h2 id="closing-call" className="text-2xl">
        {text.someoneAroundTheCornerIs}
      </h2>
      <p className="mt-3 mb-7">{text.setYourPlaceOnceAnd}</p>
      <div className="mt-auto flex flex-wrap gap-3">
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
