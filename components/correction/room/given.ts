import type { CallData } from '@/lib/api/contract/calls';
import type { Messages } from '@/lib/i18n/messages';

/** The catalogs that the room brings along. */
export type RoomTexts = Pick<Messages, 'correction-room' | 'marks' | 'figures' | 'questions'>;

/** Addresses that the room leads to. */
export interface RoomLinks {
  login: string;
  /** Where plans are sold. */
  prices: string;
  /** The free samples, which use nothing up. */
  writing: string;
  speaking: string;
  /** Of the report of an exam, before its id and a slash. */
  report: string;
  /** Of the lessons, before a slug and a slash. */
  lessons: string;
}

/** What is left, who corrects, and the first of the corrections so far. */
export type Standing = CallData<'corrections'>;
export type Entry = Standing['corrections'][number];
