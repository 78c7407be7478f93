import type { ReactNode } from 'react';
import { Input } from '@/components/ui/input';
import { LocalDay } from '@/components/ui/local-day';
import type { OwnDomain } from '@/lib/domains/own-domain';
import { proofOf } from '@/lib/domains/proof';
import { domainProofs as text } from '@/messages/domains';

/** The two ways to prove a domain, with what to copy, and what the last look found. */
export function DomainProofs({ domain: { domain, token, seen, checkedAt } }: { domain: OwnDomain }) {
  const { line, path } = proofOf(token);
  return (
    <section aria-labelledby="domain-proofs">
      <h2 id="domain-proofs" className="text-xl">
        {text.howTo}
      </h2>
      <p className="mt-2 text-ink-soft">{text.oneIsEnough}</p>
      <div className="mt-4 grid grid-cols-1 gap-6">
        <Way title={text.record} hint={text.recordHint}>
          <Part id="record-name" name={text.name} hint={text.nameHint} value={domain} />
          <Part id="record-value" name={text.value} value={line} />
        </Way>
        <Way title={text.file} hint={text.fileHint}>
          <Part id="file-address" name={text.address} value={`https://${domain}${path}`} />
          <Part id="file-contents" name={text.contents} value={line} />
        </Way>
        {seen && checkedAt && (
          <div>
            <h3 className="font-semibold">
              {text.lastLook}, <LocalDay date={checkedAt} />
            </h3>
            <ul className="mt-1 list-disc pl-5">
              <li>{text.records[seen.dns]}</li>
              <li>{text.files[seen.file]}</li>
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function Way({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="mt-3 grid grid-cols-1 gap-3">{children}</div>
    </div>
  );
}

/** A field, so that a keyboard can mark and copy it too. */
function Part({ id, name, hint, value }: { id: string; name: string; hint?: string; value: string }) {
  return (
    <div>
      <label htmlFor={id} className="text-ink-soft text-sm">
        {hint ? `${name}. ${hint}` : name}
      </label>
      <Input id={id} key={value} readOnly defaultValue={value} className="mt-1 font-mono text-sm" />
    </div>
  );
}
