'use client';

import { Component, type ReactNode } from 'react';

type Props = { words: ReactNode; children: ReactNode };

/** Says the words where what is inside was not found; any other fault goes on to whoever answers for it. */
export class MissingBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(thrown: unknown) {
    if (!isNotFound(thrown)) throw thrown;
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? this.props.words : this.props.children;
  }
}

/** notFound() travels as an error with this digest. */
const isNotFound = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'digest' in thrown &&
  thrown.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
