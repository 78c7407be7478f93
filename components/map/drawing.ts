import type { Area } from '@/lib/places/area';
import type { Coordinates } from '@/lib/places/place';

/** What is being drawn: shapes that are finished, the corners of one that is not, and how it was one step ago. */
export type Drawing = { closed: Area; open: readonly Coordinates[]; before: Drawing | null };

type DrawingChange =
  | { kind: 'corner'; corner: Coordinates }
  | { kind: 'move'; index: number; to: Coordinates }
  | { kind: 'shape'; shape: readonly Coordinates[] }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'undo' };

/** One step of somebody who draws; each but the first can be undone. */
export function changeDrawing(drawing: Drawing, change: DrawingChange): Drawing {
  const { closed, open, before } = drawing;
  switch (change.kind) {
    case 'undo':
      return before ?? drawing;
    case 'corner':
      return { closed, open: [...open, change.corner], before: drawing };
    case 'move':
      return {
        closed,
        open: open.map((corner, index) => (index === change.index ? change.to : corner)),
        before: drawing,
      };
    case 'shape':
      return { closed: [...closed, change.shape], open, before: drawing };
    case 'close':
      return { closed: [...closed, open], open: [], before: drawing };
    case 'clear':
      return { closed: [], open: [], before: drawing };
  }
}

/** The shapes as they would be searched in now. */
export const drawnArea = ({ closed, open }: Pick<Drawing, 'closed' | 'open'>): Area =>
  open.length < 3 ? closed : [...closed, open];
