import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { jobSeekerCta as text } from '@/messages/home';

export function JobSeekerCta() {
  return (
    <section aria-labelledby="closing-call">
      <h2 id="closing-call" className="text-3xl">
        {text.title}
      </h2>
      <p className="mt-3 text-lg">{text.body}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={routes.jobsNearMe()} size="lg" wide="phone">
          {text.findJobsLink}
        </ButtonLink>
        <ButtonLink href={routes.location()} variant="secondary" size="lg" wide="phone">
          {text.setLocation}
        </ButtonLink>
      </div>
    </section>
  );
}
