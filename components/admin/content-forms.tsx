'use client';

import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import {
  blockWords,
  saveBanner,
  saveClaims,
  saveLegalText,
  savePlaces,
  unblockWords,
} from '@/lib/admin/content-actions';
import type { LegalPage, SiteContents } from '@/lib/home/contents';
import { contents as text } from '@/messages/admin/contents';
import { ContentForm } from './content-form';

export function BannerForm({ banner }: Pick<SiteContents, 'banner'>) {
  return (
    <ContentForm action={saveBanner} draft="bannerDraft">
      {(typed) => (
        <Field label={text.banner} hint={text.bannerHint}>
          {(aria) => (
            <Input {...aria} name="banner" maxLength={300} defaultValue={typed.banner ?? banner ?? ''} />
          )}
        </Field>
      )}
    </ContentForm>
  );
}

export function PlacesForm({ places = [] }: Pick<SiteContents, 'places'>) {
  return (
    <ContentForm action={savePlaces} draft="placesDraft">
      {(typed) => (
        <Field label={text.places} hint={text.placesHint}>
          {(aria) => (
            <Textarea
              {...aria}
              name="places"
              maxLength={1000}
              defaultValue={typed.places ?? places.map(({ label }) => label).join('\n')}
            />
          )}
        </Field>
      )}
    </ContentForm>
  );
}

const kinds = Object.entries(text.kinds).map(([value, label]) => ({ value, label }));
const figures = ['jobs', 'neighborhoods', 'jobSeekers'] as const;

export function ClaimsForm({ claims }: Pick<SiteContents, 'claims'>) {
  const written = typeof claims === 'object' ? claims : null;
  const kind = written ? 'written' : typeof claims === 'string' ? claims : 'configured';
  return (
    <ContentForm action={saveClaims} draft="claimsDraft">
      {(typed) => (
        <>
          <Field label={text.claimsKind} required>
            {(aria) => (
              <Select
                {...aria}
                key={typed.kind ?? kind}
                name="kind"
                options={kinds}
                defaultValue={typed.kind ?? kind}
              />
            )}
          </Field>
          {figures.map((name) => (
            <Field key={name} label={text[name]}>
              {(aria) => (
                <Input
                  {...aria}
                  name={name}
                  maxLength={20}
                  defaultValue={typed[name] ?? written?.[name] ?? ''}
                />
              )}
            </Field>
          ))}
        </>
      )}
    </ContentForm>
  );
}

export function LegalTextForm({ page, text: current }: { page: LegalPage; text: string | undefined }) {
  return (
    <ContentForm action={saveLegalText} draft={`legalTextDraft:${page}`}>
      {(typed) => (
        <>
          <input type="hidden" name="page" value={page} />
          <Field label={text.pages[page]} hint={text.legalHint}>
            {(aria) => <Textarea {...aria} name="text" defaultValue={typed.text ?? current ?? ''} />}
          </Field>
        </>
      )}
    </ContentForm>
  );
}

export function BlockedWordsForms({ words }: { words: readonly string[] }) {
  return (
    <>
      <ContentForm action={blockWords} draft="blockedWordsDraft" label={text.block} pending={text.blocking}>
        {(typed) => (
          <Field label={text.words} hint={text.blockedHint} required>
            {(aria) => <Input {...aria} name="words" maxLength={50} defaultValue={typed.words ?? ''} />}
          </Field>
        )}
      </ContentForm>
      {words.length === 0 ? (
        <p className="mt-4 text-ink-soft">{text.noBlockedWords}</p>
      ) : (
        <ul className="mt-4 flex flex-wrap gap-3">
          {words.map((blocked) => (
            <li key={blocked}>
              <ContentForm
                action={unblockWords}
                label={text.unblock({ words: blocked })}
                pending={text.unblocking}
                variant="secondary"
              >
                {() => <input type="hidden" name="words" value={blocked} />}
              </ContentForm>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
