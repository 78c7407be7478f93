'use client';

import { useRef, useState } from 'react';
import { cvUploader } from '@/components/uploads/upload-cv';
import { startTalentCvUpload } from '@/lib/talents/actions';
import { cvMessages, cvUses } from '@/lib/uploads/cv';

const newUploader = () => cvUploader(startTalentCvUpload, cvMessages.tooLarge(cvUses.profile.maxBytes));

/** Sends a chosen CV ahead of the form, with its progress in percent, and puts its ticket in the file's place. */
export function useCvUpload() {
  const upload = useRef(newUploader());
  const [progress, setProgress] = useState<number | null>(null);
  return {
    progress,
    /** `anew`: the server gave the last one up, so the same file must go up again. */
    send: async (data: FormData, anew: boolean): Promise<FormData> => {
      const file = data.get('cv');
      data.delete('cv');
      if (!(file instanceof File) || file.name === '') return data;
      if (anew) upload.current = newUploader();
      setProgress(0);
      try {
        const { path, ticket } = await upload.current(file, setProgress);
        data.set('cvPath', path);
        data.set('cvTicket', ticket);
        return data;
      } finally {
        setProgress(null);
      }
    },
  };
}
