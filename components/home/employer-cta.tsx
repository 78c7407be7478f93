import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { employerCta as text } from '@/messages/home';

export function EmployerCta() {
  return (
    <section aria-labelledby="employer-call">
      <p className="font-semibold text-brand">{text.eyebrow}</p>
      <h2 id="employer-call" className="mt-1 text-2xl">
        {text.title}
      </h2>
      <p className="mt-3 text-ink-soft">{text.body}</p>
      <div className="mt-5">
        <ButtonLink href={routes.postJob()} variant="secondary" size="lg" wide="phone">
          {text.postAJob}
        </ButtonLink>
      </div>
    </section>
  );
}
