import * as routes from '@/lib/routes';
import { notFoundText as text } from '@/messages/pages/missing';

/**
 * The 404 for addresses outside the main layout. It is bare, with a plain link, because every page loads it with its
 * scripts.
 */
export default function NotFound() {
  return (
    <main id="main">
      <h1>{text.title}</h1>
      <a href={routes.home()}>{text.homeLink}</a>
    </main>
  );
}
