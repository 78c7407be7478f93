'use client';

import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { homePath } from '@/lib/home-path';
import { errorMessage as text } from '@/messages/layout';

/**
 * Shows an error without technical details, with an error number and a way to continue. It imports neither the router's
 * link nor the routes, because every page loads it.
 */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const id = getErrorDigest(error);
  const isOutdatedPage = unstable_isUnrecognizedActionError(error);
  return (
    <div className="measure">
      <h1 className="text-3xl">{isOutdatedPage ? text.outdatedTitle : text.title}</h1>
      <p className="mt-4 text-ink-soft text-lg">{isOutdatedPage ? text.outdatedText : text.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={isOutdatedPage ? () => window.location.reload() : retry}
          className="button button-primary"
        >
          {isOutdatedPage ? text.reload : text.tryAgain}
        </button>
        {/* A full page load, because the error may be in the code that is running. */}
        <a href={homePath} className="button button-secondary">
          {text.homeLink}
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

/** Returns the digest that identifies the error in the server's log; null for an error in the browser. */
function getErrorDigest(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : null;
}
