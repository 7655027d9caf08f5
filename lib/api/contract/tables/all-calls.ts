import { calls } from '../calls';
import { memberCalls } from './member-calls';

/** Every call: for the server, and for what documents them. */
export const allCalls = { ...calls, ...memberCalls };
