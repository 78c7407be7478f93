'use client';

import { Component, type ReactNode } from 'react';

/** A map that breaks must not take the list beside it along. */
export class MapBoundary extends Component<
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
