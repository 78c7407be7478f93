import * as routes from '@/lib/routes';
import { notFoundText as text } from '@/messages/pages/missing';

/**
 * For what lies outside of the main layout and has no 404 of its own. Bare, and with a plain link, because every page carries it
 * and its scripts along.
 */
export default function NotFound() {
  return (
    <main id="main">
      <h1>{text.pageNotFound}</h1>
      <a href={routes.home()}>{text.goToTheHomePage}</a>
    </main>
  );
}
