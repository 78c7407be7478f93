import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { pageNotFound as text } from '@/messages/layout';

/** What every unknown address that is no job's says. */
export function PageNotFound() {
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="text-3xl">{text.pageNotFound}</h1>
        <p className="mt-4 text-ink-soft text-lg">{text.noOneAnswersAtThisAddress}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.search()}>{text.searchAllJobs}</ButtonLink>
          <ButtonLink href={routes.home()} variant="secondary">
            {text.goToTheHomePage}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
