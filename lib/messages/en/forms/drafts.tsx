import type { Nodes, Wraps } from '@/messages/format';

export const draftNotice = {
  yourUnsavedChangesAreBack: 'Your unsaved changes are back',
  discardThem: 'Discard them',
};

export const profileVersion = {
  replaceItWithWhatI: 'Replace it with what I typed here',
  seeWhatsSavedInA: ({ link, checkbox }: Wraps<'link'> & Nodes<'checkbox'>) => (
    <>
      {link('See what’s saved')} in a new tab.{checkbox}
    </>
  ),
};
