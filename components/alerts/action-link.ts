import { buttonClasses } from '@/components/ui/button-look';

/** A link among the buttons of a card. */
export const actionLink = `${buttonClasses({ variant: 'secondary', size: 'sm' })} max-sm:min-h-11`;
