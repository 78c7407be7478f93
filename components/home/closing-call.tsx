import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { closingCall as text } from '@/messages/home';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="page py-16 sm:py-24">
      <h2 id="closing-call" className="max-w-2xl text-3xl">
        {text.someoneAroundTheCornerIs}
      </h2>
      <p className="mt-4 max-w-xl text-ink-soft text-lg">{text.setYourPlaceOnceAnd}</p>
      <div className="mt-7 flex flex-wrap gap-3">
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
