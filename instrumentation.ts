import type { Instrumentation } from 'next';

// Next.js also compiles this file for the edge runtime; comparing NEXT_RUNTIME excludes Node.js code from that bundle.

/** Runs once when the server starts, not at build: checks the configuration, then starts logging and tracing. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('@/app/start-server')).startServer();
}

/** Next.js calls this with errors of pages, actions and route handlers. The error page shows the error's `digest`. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('@/lib/redirect-console')).logErrorOnce(routePath, error, request.headers['x-request-id']);
};
