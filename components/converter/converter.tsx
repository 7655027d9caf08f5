import { ConverterForm } from './converter.island';
import { useConverter } from './use-converter';

export function Converter() {
  return <ConverterForm {...useConverter()} />;
}
