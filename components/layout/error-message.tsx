'use client';

import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { homePath } from '@/lib/home-path';
import { errorMessage as text } from '@/messages/layout';

/**
 * What a fault looks like to a person: no driver's words, a number to name, and a way on. Every page carries it,
 * so it leaves the router's link, the routes and all that comes with them out.
 */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const id = errorId(error);
  const isOldPage = unstable_isUnrecognizedActionError(error);
  return (
    <div className="measure">
      <h1 className="text-3xl">{isOldPage ? text.pageUpdated : text.somethingWentWrong}</h1>
      <p className="mt-4 text-ink-soft text-lg">{isOldPage ? text.reloadIt : text.thatsOnUsNotYou}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={isOldPage ? () => window.location.reload() : retry}
          className="button button-primary"
        >
          {isOldPage ? text.reload : text.tryAgain}
        </button>
        {/* A full load, because the fault may sit in the code that is running. */}
        <a href={homePath} className="button button-secondary">
          {text.goToTheHomePage}
        </a>
      </div>
      {id && (
        <p className="mt-8 text-ink-soft text-sm">
          {text.errorReference({ id: <code className="select-all">{id}</code> })}
        </p>
      )}
    </div>
  );
}

/** The digest, by which the server's log names the same fault; a fault of the browser's own has none. */
function errorId(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : null;
}
