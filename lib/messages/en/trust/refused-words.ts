import type { Values } from '@/messages/format';

export const refusedWords = {
  refused: ({ words, sentence, better }: Values<'words' | 'sentence' | 'better'>) =>
    `“${words}”: ${sentence} ${better}`,
};
