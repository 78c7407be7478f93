import { encode } from 'uqr';
import { adminSignIn as text } from '@/messages/admin/sign-in';

/** The secret for an authenticator: as a QR code, and as text in groups of four. */
export function FactorSetup({ secret, address }: { secret: string; address: string }) {
  const { data, size } = encode(address, { border: 2 });
  return (
    <div className="grid gap-3">
      {/* Black on white in every theme, because not every camera reads inverted codes. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text.qrCodeLabel}
        className="size-48 rounded-md"
      >
        <rect width={size} height={size} fill="white" />
        <path
          fill="black"
          d={data
            .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
            .join('')}
        />
      </svg>
      <p className="text-ink-soft text-sm">{text.secretHint}</p>
      <p className="break-words font-mono text-sm select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <p className="text-ink-soft text-sm">
        {text.lostPhoneHint({ command: 'npm run admin -- reset-factor' })}
      </p>
    </div>
  );
}
