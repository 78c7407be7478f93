import { TalentCard } from '@/components/talents/search/talent-card';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { FileIcon, MailIcon, PhoneIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import type { SavedTalent } from '@/lib/saved/saved-talent';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { toTelephoneHref } from '@/lib/text/telephone-href';
import { notScannedNotice } from '@/lib/uploads/cv';
import { savedTalentMessages, savedTalentCard as text } from '@/messages/saved/talents';
import { ContactRequestForm } from './contact/contact-request-form';
import { RemoveTalentForm } from './remove-talent-form';
import { TalentNoteForm } from './talent-note-form';

export function SavedTalentCard({ saved }: { saved: SavedTalent }) {
  const { talentId, profile } = saved;
  if (!profile)
    return (
      <Card as="article">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 grow basis-56">
            <h2 className="text-lg">{text.hiddenTitle}</h2>
            <p className="mt-1 text-ink-soft">
              {text.hiddenText({ reason: savedTalentMessages.notVisible })}
            </p>
            {saved.note && <p className="mt-2 whitespace-pre-wrap">{text.yourNote({ note: saved.note })}</p>}
          </div>
          <RemoveTalentForm talentId={talentId} name="this talent" />
        </div>
      </Card>
    );
  return (
    <div>
      <TalentCard
        getLanguage={getLanguageAttributes}
        talent={{ ...profile, cell: { lat: 0, lng: 0 }, distanceKm: null, isSaved: true }}
        heading="h2"
        reportHref={routes.report('profile', talentId)}
      >
        <RemoveTalentForm talentId={talentId} name={profile.name} />
      </TalentCard>
      <div className="mx-2 grid gap-4 rounded-b-lg border border-line border-t-0 bg-sunken p-4 sm:mx-4 sm:grid-cols-2">
        <TalentNoteForm talentId={talentId} note={saved.note} name={profile.name} />
        <Contact saved={saved} name={profile.name} />
      </div>
    </div>
  );
}

function Contact({ saved: { talentId, request, contact }, name }: { saved: SavedTalent; name: string }) {
  if (request === null) return <ContactRequestForm talentId={talentId} name={name} />;
  if (request === 'asked') return <p>{text.requestPending({ name })}</p>;
  if (request === 'declined' || !contact) return <p>{text.requestDeclined({ name })}</p>;
  return (
    <div>
      <p className="font-semibold">{text.requestAccepted({ name })}</p>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        <li>
          <a href={`mailto:${contact.email}`} className="link inline-flex min-h-11 items-center gap-2">
            <MailIcon /> <EmailAddress>{contact.email}</EmailAddress>
          </a>
        </li>
        {contact.phone && (
          <li>
            <a href={toTelephoneHref(contact.phone)} className="link inline-flex min-h-11 items-center gap-2">
              <PhoneIcon /> {contact.phone}
            </a>
          </li>
        )}
        {contact.cv && (
          <li>
            {/* Not a router link, which would prefetch the file. */}
            <a href={routes.savedTalentCv(talentId)} className="link inline-flex min-h-11 items-center gap-2">
              <FileIcon /> {text.downloadCv}
            </a>
            {!contact.cv.isScanned && <p className="text-ink-soft text-sm">{notScannedNotice}</p>}
          </li>
        )}
      </ul>
    </div>
  );
}
