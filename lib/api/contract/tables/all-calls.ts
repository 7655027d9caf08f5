import { calls } from '../calls';
import { memberCalls } from './member-calls';

export const allCalls = { ...calls, ...memberCalls };
