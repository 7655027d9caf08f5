import { LateConverterForm } from './late-converter.island';
import { useConverter } from './use-converter';

/** The converter on a page that is about something else, which does without its script at first. */
export function LateConverter() {
  return <LateConverterForm {...useConverter()} />;
}
