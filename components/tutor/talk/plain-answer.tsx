import { withoutTags } from '@/lib/tutor/english';

export const PlainAnswer = ({ text }: { text: string }) => (
  <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{withoutTags(text)}</p>
);
