import type { LinkWrappers, Nodes } from '@/messages/format';

export const draftNotice = {
  draftRestored: 'Your unsaved changes are back',
  discardButton: 'Discard them',
};

export const profileVersion = {
  overwriteLabel: 'Replace it with what I typed here',
  savedVersionHint: ({ link, checkbox }: LinkWrappers<'link'> & Nodes<'checkbox'>) => (
    <>
      {link('See what’s saved')} in a new tab.{checkbox}
    </>
  ),
};
