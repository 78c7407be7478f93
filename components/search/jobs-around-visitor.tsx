'use client';

import { JobsMap } from '@/components/map/jobs-map';
import type { JobsMapProps } from '@/components/map/jobs-map-canvas';
import { useRememberedPlace } from '@/components/places/remember-place';
import { isSamePoint } from '@/lib/places/place';

/**
 * A map on a page that everybody shares, with the visitor where their place is known. Around a place they are only where that is
 * theirs: whoever chose another one is not where they read (D121).
 */
export function JobsAroundVisitor(props: JobsMapProps) {
  const { center, opensAt } = props;
  const own = useRememberedPlace()?.coordinates ?? null;
  const user = own && (center === null || isSamePoint(own, center)) ? own : null;
  return <JobsMap {...props} from={own} user={user} opensAt={center ?? user ?? opensAt} />;
}
