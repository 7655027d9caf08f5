import { withoutTags } from '@/lib/tutor/english';

/** The text of an answer as it came. */
export const PlainAnswer = ({ text }: { text: string }) => (
  <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{withoutTags(text)}</p>
);
