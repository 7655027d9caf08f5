import { ConverterForm } from './converter.island';
import { useConverter } from './use-converter';

/** The scale of the test beside those of others: a score to move, and the way to the score that is asked for. */
export function Converter() {
  return <ConverterForm {...useConverter()} />;
}
