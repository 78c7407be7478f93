'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createCvUploader } from '@/components/uploads/cv-uploader';
import { profileCv } from '@/lib/applications/application';
import { startCvUpload } from '@/lib/uploads/actions';
import { validateCvSize } from '@/lib/uploads/cv';
import { getStoredCv, type StoredCv, saveCvInBrowser } from './stored-cv';

export type CvSource = 'profile' | 'upload';
type SelectedCv = readonly (File | { name: string; size: number })[];

type Options = {
  jobId: string;
  /** The filename of the profile's CV, or null. */
  profileCvName: string | null;
  /** Sets the form's value. `byPerson`: the person chose it now. */
  onSelect: (chosen: SelectedCv | typeof profileCv, byPerson: boolean) => void;
};

/**
 * The CV of an application: the profile's or a file. A file is uploaded as soon as it is chosen, so that submitting is
 * fast and a reload doesn't lose it.
 */
export function useCvChoice({ jobId, profileCvName, onSelect }: Options) {
  const upload = useRef(createCvUploader(startCvUpload));
  const [progress, setProgress] = useState<number | null>(null);
  const [stored, setStored] = useState<StoredCv | null>(null);
  const [files, setFiles] = useState<SelectedCv>([]);
  const [selectedSource, setSelectedSource] = useState<CvSource | null>(null);
  const uploaded = stored?.ticket ? stored : null;
  const source =
    selectedSource ?? (profileCvName !== null && !uploaded && files.length === 0 ? 'profile' : 'upload');

  const send = async (file: File) => {
    setProgress(0);
    try {
      const ticket = await upload.current(file, setProgress);
      saveCvInBrowser(jobId, { name: file.name, size: file.size, ...ticket });
      return ticket;
    } finally {
      setProgress(null);
    }
  };

  const restoreStored = useEffectEvent(() => {
    const previous = getStoredCv(jobId);
    setStored(previous);
    if (previous?.ticket) onSelect([previous], false);
  });
  // A layout effect, so that it runs before the field reports a file that was chosen before hydration.
  useLayoutEffect(() => restoreStored(), []);

  const selectBySource = useEffectEvent(() => {
    if (profileCvName !== null)
      onSelect(source === 'profile' ? profileCv : uploaded ? [uploaded] : files, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: either change sets the form's value
  useEffect(() => selectBySource(), [source, profileCvName]);

  return {
    progress,
    profileCvName,
    source,
    selectSource: (next: CvSource) => {
      // Switching the source removes the file field and its files.
      if (next === 'profile') setFiles([]);
      setSelectedSource(next);
    },
    /** The CV that was uploaded before the page was reloaded. */
    uploaded,
    /** The filename of a CV that was chosen but not uploaded before a reload. */
    lostFilename: stored && !stored.ticket ? stored.name : null,
    chooseFiles: (selected: File[]) => {
      setStored(null);
      setFiles(selected);
      onSelect(selected, true);
      const [file, ...more] = selected;
      const isValid = file && more.length === 0 && validateCvSize(file.size) === null;
      saveCvInBrowser(jobId, isValid ? { name: file.name, size: file.size } : null);
      // A failed upload is reported by the field's validation or on submit.
      if (isValid) send(file).catch(() => {});
    },
    /**
     * Replaces the file in the form data with the upload's ticket. `shouldReupload`: the server discarded the last
     * upload.
     */
    replaceFile: async (data: FormData, shouldReupload: boolean): Promise<FormData> => {
      const file = data.get('cv');
      data.delete('cv');
      if (source === 'profile') return data;
      if (shouldReupload) upload.current = createCvUploader(startCvUpload);
      const ticket = file instanceof File && file.name !== '' ? await send(file) : stored;
      if (ticket?.path) data.set('cvPath', ticket.path);
      if (ticket?.ticket) data.set('cvTicket', ticket.ticket);
      return data;
    },
    /** After the application was submitted. */
    clear: () => {
      saveCvInBrowser(jobId, null);
      setStored(null);
    },
  };
}

export type CvChoice = ReturnType<typeof useCvChoice>;
