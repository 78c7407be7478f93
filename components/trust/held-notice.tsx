import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Hold } from '@/lib/trust/hold';
import { heldNotice as text } from '@/messages/trust/held';

/** To its employer: that a posting is not shown, why, and what happens next. */
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
    <Notice tone="warn" title={isRemoved ? text.weTookItDown : text.weAreLookingAtIt} className={className}>
      {reason && <p>{reason}</p>}
      {words.length > 0 && <p>{text.because({ words: words.map((each) => `“${each}”`).join(', ') })}</p>}
      <p>{isRemoved ? text.appealIfWrong : text.whatHappensNext}</p>
      {children && <p>{children}</p>}
    </Notice>
  );
}
