import type { MessageValues } from '@/messages/format';

export const refusedWords = {
  refused: ({ words, sentence, replacement }: MessageValues<'words' | 'sentence' | 'replacement'>) =>
    `“${words}”: ${sentence} ${replacement}`,
};
