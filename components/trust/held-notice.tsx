import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Hold } from '@/lib/trust/hold';
import { heldNotice as text } from '@/messages/trust/held';

/** The notice to an employer about a held posting, with the reason and the next steps. */
export function HeldNotice({
  hold,
  className = '',
  children,
}: {
  hold: Hold;
  className?: string;
  children?: ReactNode;
}) {
  const { isRemoved, reason, words } = hold;
  return (
    <Notice tone="warn" title={isRemoved ? text.removedTitle : text.heldTitle} className={className}>
      {reason && <p>{reason}</p>}
      {words.length > 0 && <p>{text.matchedWords({ words: words.map((word) => `“${word}”`).join(', ') })}</p>}
      <p>{isRemoved ? text.removedText : text.heldText}</p>
      {children && <p>{children}</p>}
    </Notice>
  );
}
