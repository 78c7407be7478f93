import type { MessageValues } from '@/messages/format';

export const fileInput = {
  dropZoneLabel: 'Choose a file or drop it here',
  remove: ({ fileName }: MessageValues<'fileName'>) => `Remove ${fileName}`,
  kilobytes: ({ size }: MessageValues<'size'>) => `${size} KB`,
  megabytes: ({ size }: MessageValues<'size'>) => `${size} MB`,
};

export const tagInput = {
  add: 'Add',
  added: ({ label }: MessageValues<'label'>) => `${label}: added`,
  remove: ({ tag }: MessageValues<'tag'>) => `Remove ${tag}`,
  addedTags: ({ tags }: MessageValues<'tags'>) => `Added ${tags}`,
  removed: ({ tag }: MessageValues<'tag'>) => `Removed ${tag}`,
};
