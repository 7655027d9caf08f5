import type { Call } from '../call';
import { recordingMs } from '../durations';
import { locale } from '../fields';
import { z } from '../zod';
import { ofExam, ownErrors, seqQuery } from './call-parts';
import { examFailures } from './failures';
import { examReport } from './report';

export const reportCalls = {
  recording: {
    summary: 'A recording as it was sent',
    methods: ['GET'],
    path: '/exam/{id}/recording',
    auth: 'bearer',
    request: { ...ofExam, query: seqQuery },
    data: z.custom<Blob>(),
    binaryAnswer: true,
    timeoutMs: recordingMs,
    errors: [...ownErrors, examFailures.unknownRecording],
  },
  examReport: {
    summary: 'What came out of an exam, question by question',
    methods: ['GET'],
    path: '/exam/{id}/report',
    auth: 'bearer',
    request: { ...ofExam, query: z.object({ locale }) },
    data: examReport,
    errors: [...ownErrors, examFailures.stillOpen],
  },
  examSound: {
    summary: 'What was heard of a question, once its exam is over; MP3',
    methods: ['GET'],
    path: '/exam/{id}/sound',
    auth: 'bearer',
    request: { ...ofExam, query: seqQuery },
    data: z.custom<Blob>(),
    binaryAnswer: true,
    errors: [...ownErrors, examFailures.stillOpen, examFailures.unknownRecording],
  },
} as const satisfies Record<string, Call>;
