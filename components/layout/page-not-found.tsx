import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** What every unknown address that is no job's says. */
export function PageNotFound() {
  return (
    <div className="page py-16 sm:py-24">
      <div className="measure">
        <h1 className="text-3xl">Page Not Found</h1>
        <p className="mt-4 text-ink-soft text-lg">
          Nobody answers at this address. The page may have moved, or part of the link is missing.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
          <ButtonLink href={routes.home()} variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
