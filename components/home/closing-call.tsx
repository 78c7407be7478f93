import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="page py-16 sm:py-24">
      <h2 id="closing-call" className="max-w-2xl text-3xl">
        Someone around the corner is looking for you
      </h2>
      <p className="mt-4 max-w-xl text-ink-soft text-lg">
        Set your place once, and every search starts at your door.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={routes.jobsNearMe()} size="lg" wide="phone">
          Find jobs near me
        </ButtonLink>
        <ButtonLink href={routes.location()} variant="secondary" size="lg" wide="phone">
          Set Location
        </ButtonLink>
      </div>
    </section>
  );
}
