import Link from 'next/link';
import { routes } from '@/lib/routes';
import { notFoundText as text } from '@/messages/pages/missing';

/** For what lies outside of the main layout and has no 404 of its own. Bare, because every page carries it along. */
export default function NotFound() {
  return (
    <main id="main">
      <h1>{text.pageNotFound}</h1>
      <Link href={routes.home()}>{text.goToTheHomePage}</Link>
    </main>
  );
}
