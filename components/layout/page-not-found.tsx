import { buttonClasses } from '@/components/ui/button-look';
import * as routes from '@/lib/routes';
import { html } from '@/lib/text/html';
import { pageNotFound as text } from '@/messages/layout';

const { markup } =
  html`<div class="measure"><h1 class="text-3xl">${text.pageNotFound}</h1><p class="mt-4 text-ink-soft text-lg">${text.noOneAnswersAtThisAddress}</p><div class="mt-8 flex flex-wrap gap-3"><a href="${routes.search()}" class="${buttonClasses()}">${text.searchAllJobs}</a><a href="${routes.home()}" class="${buttonClasses({ variant: 'secondary' })}">${text.goToTheHomePage}</a></div></div>`;

/** What every unknown address that is no job's says. Markup, because every page carries it along. */
export function PageNotFound() {
  return (
    <div
      data-links="soft"
      className="page frame"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
