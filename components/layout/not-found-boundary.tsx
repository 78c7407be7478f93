'use client';

import { Component, type ReactNode } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/** Renders `fallback` when its children throw notFound(); other errors go to the next boundary. */
export class NotFoundBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(error: unknown) {
    if (!isNotFound(error)) throw error;
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? this.props.fallback : this.props.children;
  }
}

/** notFound() throws an error with this digest. */
const isNotFound = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'digest' in error &&
  error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
