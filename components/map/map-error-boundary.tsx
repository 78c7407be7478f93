'use client';

import { Component, type ReactNode } from 'react';

/** Keeps an error in the map from breaking the list beside it. */
export class MapErrorBoundary extends Component<
  { children: ReactNode; fallback: ReactNode },
  { hasBroken: boolean }
> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    return this.state.hasBroken ? this.props.fallback : this.props.children;
  }
}
