'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cvUploader } from '@/components/uploads/upload-cv';
import { startCvUpload } from '@/lib/uploads/actions';
import { cvProblem } from '@/lib/uploads/cv';
import { type KeptCv, keepCv, readKeptCv } from './kept-cv';

type Chosen = { name: string; size: number };

/**
 * The CV of an application. It is uploaded as soon as it is chosen, so that nobody waits for it at the end and a reload
 * does not lose it; `tell` hands the form what is chosen.
 */
export function useCvChoice(jobId: string, tell: (chosen: Chosen[], byPerson: boolean) => void) {
  const upload = useRef(cvUploader(startCvUpload));
  const [progress, setProgress] = useState<number | null>(null);
  const [kept, setKept] = useState<KeptCv | null>(null);

  const send = async (file: File) => {
    setProgress(0);
    try {
      const ticket = await upload.current(file, setProgress);
      keepCv(jobId, { name: file.name, size: file.size, ...ticket });
      return ticket;
    } finally {
      setProgress(null);
    }
  };

  const takeUp = useEffectEvent(() => {
    const earlier = readKeptCv(jobId);
    setKept(earlier);
    if (earlier?.ticket) tell([earlier], false);
  });
  // Before the field tells of a file that was chosen early.
  useLayoutEffect(() => takeUp(), []);

  return {
    progress,
    /** Uploaded before the page was left; it needs no choosing. */
    held: kept?.ticket ? kept : null,
    /** Chosen before the page was left, but not uploaded by then. */
    lost: kept && !kept.ticket ? kept.name : null,
    choose: (files: File[]) => {
      setKept(null);
      tell(files, true);
      const [file, ...more] = files;
      const isGood = file && more.length === 0 && cvProblem(file) === null;
      keepCv(jobId, isGood ? { name: file.name, size: file.size } : null);
      // Should it fail, sending the form tries again and says why.
      if (isGood) send(file).catch(() => {});
    },
    /** Puts the upload's ticket in the file's place. `anew`: the server gave the last one up, so the same file must go up again. */
    write: async (data: FormData, anew: boolean): Promise<FormData> => {
      const file = data.get('cv');
      if (anew) upload.current = cvUploader(startCvUpload);
      const ticket = file instanceof File && file.name !== '' ? await send(file) : kept;
      data.delete('cv');
      if (ticket?.path) data.set('cvPath', ticket.path);
      if (ticket?.ticket) data.set('cvTicket', ticket.ticket);
      return data;
    },
    /** It is handed in, or was refused. */
    forget: () => {
      keepCv(jobId, null);
      setKept(null);
    },
  };
}
