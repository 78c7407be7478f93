import type { Instrumentation } from 'next';

// Next.js compiles this file for the edge too; what stands behind the comparison is then left out.

/** Runs once, when the server starts and not at build: checks the settings, then starts logging and tracing. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('@/app/start-server')).startServer();
}

/** Next.js calls it with what a page, an action or a route handler threw; its error page shows the error's `digest`. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('@/lib/console-to-log')).logErrorOnce(routePath, error, request.headers['x-request-id']);
};
