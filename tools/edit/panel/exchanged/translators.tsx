import { BringBack } from './bring-back';
import { HandOut } from './hand-out';

export function Translators({ locale }: { locale: string }) {
  return (
    <details className="translators">
      <summary>Translators outside: a file for them, a file from them</summary>
      <HandOut locale={locale} />
      <BringBack locale={locale} />
    </details>
  );
}
