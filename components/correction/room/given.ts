import type { CallData } from '@/lib/api/contract/calls';
import type { Messages } from '@/lib/i18n/messages';

export type RoomTexts = Pick<Messages, 'correction-room' | 'marks' | 'figures' | 'questions'>;

export interface RoomLinks {
  login: string;
  prices: string;
  writing: string;
  speaking: string;
  /** Of the report of an exam, before its id and a slash. */
  report: string;
  /** Of the lessons, before a slug and a slash. */
  lessons: string;
}

export type Standing = CallData<'corrections'>;
export type Entry = Standing['corrections'][number];
