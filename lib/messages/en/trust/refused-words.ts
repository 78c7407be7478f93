import type { Values } from '@/messages/format';

export const refusedWords = {
  refused: ({ words, sentence, replacement }: Values<'words' | 'sentence' | 'replacement'>) =>
    `“${words}”: ${sentence} ${replacement}`,
};
