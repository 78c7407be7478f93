import type { Values } from '@/messages/format';

export const fileInput = {
  chooseAFileOrDrop: 'Choose a file or drop it here',
  remove: ({ fileName }: Values<'fileName'>) => `Remove ${fileName}`,
  kilobytes: ({ size }: Values<'size'>) => `${size} KB`,
  megabytes: ({ size }: Values<'size'>) => `${size} MB`,
};

export const tagInput = {
  add: 'Add',
  added: ({ label }: Values<'label'>) => `${label}: added`,
  remove: ({ tag }: Values<'tag'>) => `Remove ${tag}`,
  addedTags: ({ tags }: Values<'tags'>) => `Added ${tags}`,
  removed: ({ tag }: Values<'tag'>) => `Removed ${tag}`,
};
