import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** The 404 of an address that could have been a place's. */
export function PlaceNotFound() {
  return (
    <div className="page py-16 sm:py-24">
      <div className="measure">
        <h1 className="text-3xl">Page Not Found</h1>
        <p className="mt-4 text-ink-soft text-lg">
          We know no such place and no such list of jobs. Perhaps a letter of the link went missing.
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
