import type { Area } from '@/lib/places/area';
import type { Coordinates } from '@/lib/places/place';

/** The finished shapes, the corners of the unfinished one, and the previous state for undo. */
export type Drawing = { closedShapes: Area; openCorners: readonly Coordinates[]; previous: Drawing | null };

type DrawingAction =
  | { kind: 'corner'; corner: Coordinates }
  | { kind: 'move'; index: number; to: Coordinates }
  | { kind: 'shape'; shape: readonly Coordinates[] }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'undo' };

export function drawingReducer(drawing: Drawing, action: DrawingAction): Drawing {
  const { closedShapes, openCorners, previous } = drawing;
  switch (action.kind) {
    case 'undo':
      return previous ?? drawing;
    case 'corner':
      return { closedShapes, openCorners: [...openCorners, action.corner], previous: drawing };
    case 'move':
      return {
        closedShapes,
        openCorners: openCorners.map((corner, index) => (index === action.index ? action.to : corner)),
        previous: drawing,
      };
    case 'shape':
      return { closedShapes: [...closedShapes, action.shape], openCorners, previous: drawing };
    case 'close':
      return { closedShapes: [...closedShapes, openCorners], openCorners: [], previous: drawing };
    case 'clear':
      return { closedShapes: [], openCorners: [], previous: drawing };
  }
}

/** The area to search in; an unfinished shape is included once it has three corners. */
export const toArea = ({ closedShapes, openCorners }: Pick<Drawing, 'closedShapes' | 'openCorners'>): Area =>
  openCorners.length < 3 ? closedShapes : [...closedShapes, openCorners];
