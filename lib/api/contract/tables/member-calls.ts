import type { Call } from '../call';
import { examCalls } from '../exam/exam-calls';

/** The calls that only the rooms of members make: a table apart, for pages of the site load none of it. */
export const memberCalls = { ...examCalls } as const satisfies Record<keyof typeof examCalls, Call>;
