import { type MessageValues, plural } from '@/messages/format';

export const areaEditor = {
  title: 'Draw an area',
  hint: 'Draw around an area, or tap each corner.',
  keyboardHint: 'By keyboard, arrow keys move the map and Enter sets a corner in the middle.',
  corners: ({ count }: { count: number }) => plural(count, { one: '1 corner.', other: `${count} corners.` }),
  shapes: ({ count }: { count: number }) => plural(count, { one: '1 shape.', other: `${count} shapes.` }),
  cornerLabel: ({ number }: MessageValues<'number'>) => `Corner ${number}. Arrow keys move it.`,
  undo: 'Undo',
  clear: 'Clear',
  nextShape: 'Another shape',
  done: 'Show jobs',
  cancel: 'Cancel',
  errors: {
    unreadable: 'An area needs three corners.',
    tooManyCorners: 'An area has at most 100 corners. Undo some.',
    tooLarge: 'An area is at most 200 km across. Draw a smaller one.',
  },
};
