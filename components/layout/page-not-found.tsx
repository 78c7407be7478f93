import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { pageNotFound as text } from '@/messages/layout';

export const PageNotFound = () => (
  <div className="page frame">
    <div className="measure">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-4 text-ink-soft text-lg">{text.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={routes.search()} prefetch={false}>
          {text.searchLink}
        </ButtonLink>
        <ButtonLink href={routes.home()} prefetch={false} variant="secondary">
          {text.homeLink}
        </ButtonLink>
      </div>
    </div>
  </div>
);
