'use client';

import { useRef, useState } from 'react';
import { createCvUploader } from '@/components/uploads/cv-uploader';
import { startTalentCvUpload } from '@/lib/talents/actions';
import { cvMessages, cvUses } from '@/lib/uploads/cv';

const createUploader = () =>
  createCvUploader(startTalentCvUpload, cvMessages.tooLarge(cvUses.profile.maxBytes));

/**
 * Uploads the chosen CV before the form is submitted and replaces the file with the upload's ticket. `progress` is in
 * percent.
 */
export function useCvUpload() {
  const upload = useRef(createUploader());
  const [progress, setProgress] = useState<number | null>(null);
  return {
    progress,
    /** `isRetry`: the server discarded the last upload, so the same file is uploaded again. */
    send: async (data: FormData, isRetry: boolean): Promise<FormData> => {
      const file = data.get('cv');
      data.delete('cv');
      if (!(file instanceof File) || file.name === '') return data;
      if (isRetry) upload.current = createUploader();
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
