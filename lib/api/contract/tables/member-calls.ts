import type { Call } from '../call';
import { correctionCalls } from '../correction/correction-calls';
import { examCalls } from '../exam/exam-calls';
import { tutorCalls } from '../tutor/tutor-calls';

type MemberCallName = keyof typeof examCalls | keyof typeof correctionCalls | keyof typeof tutorCalls;

/** The calls that only the rooms of members make: a table apart, for pages of the site load none of it. */
export const memberCalls = { ...examCalls, ...correctionCalls, ...tutorCalls } as const satisfies Record<
  MemberCallName,
  Call
>;
